import { forCrawlers } from "#adapters/http-server/for-crawlers.ts"
import { inReadersLanguage } from "#adapters/pages/payloads.ts"
import { firstOf, redirecting } from "#adapters/http-server/redirecting.ts"
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

describe("what search engines are told", () => {
  const told = async (path: string) =>
    (
      await forCrawlers("https://stay.example", async () => ["the-springwater"])(asked(path))
    )?.text()

  it("is where they may not look, and where the map lies", async () => {
    const robots = await told("/robots.txt")

    expect(robots).toContain("Disallow: /account/")
    expect(robots).toContain("Sitemap: https://stay.example/sitemap.xml")
  })

  it("is every public page and property, with its alternates", async () => {
    const map = (await told("/sitemap.xml")) ?? ""

    for (const path of ["/", "/help", "/properties/the-springwater"])
      expect(map).toContain(`<loc>https://stay.example${path}</loc>`)
    expect(map).toContain('hreflang="zh-Hans" href="https://stay.example/help?lang=cn"')
    expect(map).not.toContain("/account")
  })

  it("is nothing elsewhere", async () => {
    expect(await told("/help")).toBeUndefined()
  })
})

describe("the rules of whoever runs the site", () => {
  const part = firstOf(redirecting({ "/blog": "https://blog.example/" }), async () =>
    Response.json("page"),
  )

  it("lead to another address, and no other path", async () => {
    const led = await part(asked("/blog?from=mail"))

    expect([led?.status, led?.headers.get("location")]).toEqual([302, "https://blog.example/"])
    expect((await part(asked("/blog/first")))?.status).toBe(200)
  })

  it("leave a request to nobody when nobody has an answer", async () => {
    expect(await firstOf(async () => null)(asked("/"))).toBeNull()
  })
})
