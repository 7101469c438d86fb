import { forCrawlers } from "#adapters/http-server/for-crawlers.ts"
import { describe, expect, it } from "vitest"

const asked = (path: string) => new Request(`https://singgah.test${path}`)

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
