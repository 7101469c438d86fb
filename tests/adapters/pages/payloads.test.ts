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

  it("is asked for as its reader asks, and differs by what chooses the language", async () => {
    const given = new Response("text", { headers: { vary: "accept-encoding" } })
    const requests: Array<Request> = []
    const handed = inReadersLanguage(async (request) => {
      requests.push(request)
      return given
    })

    const answer = await handed(asked("/help/_payload.json?lang=bm", { "if-none-match": '"1"' }))

    expect(answer?.headers.get("vary")).toBe("accept-encoding, cookie, accept-language")
    expect(requests[0]?.url).toBe("https://singgah.test/help/_payload.bm.json?lang=bm")
    expect(requests[0]?.headers.get("if-none-match")).toBe('"1"')
  })

  it("is none where there is no such file", async () => {
    expect(await inReadersLanguage(async () => null)(asked("/help/_payload.json"))).toBeNull()
  })

  it("leaves every other file as it is", async () => {
    expect((await files(asked("/favicon.svg")))?.headers.get("vary")).toBeNull()
    expect(await fileFor("/favicon.svg")).toBe("/favicon.svg")
    expect(await fileFor("/nope/_payload.json")).toBe("/nope/_payload.json")
  })
})
