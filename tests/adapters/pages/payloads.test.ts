import { inReadersLanguage } from "#adapters/pages/payloads.ts"
import { describe, expect, it } from "vitest"

const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://singgah.test${path}`, { headers })

describe("a page's text", () => {
  const files = inReadersLanguage(async ({ url }) => new Response(new URL(url).pathname))
  const fileFor = async (...request: Parameters<typeof asked>) =>
    (await files(asked(...request)))?.text()

  it("is handed out in the language of the address, else of the guest", async () => {
    const path = "/help/_payload.json"

    expect(await fileFor(path)).toBe("/help/_payload.en.json")
    expect(await fileFor(`${path}?lang=bm`)).toBe("/help/_payload.bm.json")
    expect(await fileFor(path, { cookie: "language=cn" })).toBe("/help/_payload.cn.json")
  })

  it("leaves every other file as it is", async () => {
    expect(await fileFor("/favicon.svg")).toBe("/favicon.svg")
    expect(await fileFor("/nope/_payload.json")).toBe("/nope/_payload.json")
  })
})
