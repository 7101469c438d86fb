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

  it("is these pages before every property, and nothing else", async () => {
    const map = (await told("/sitemap.xml")) ?? ""

    expect(
      [...map.matchAll(/<loc>https:\/\/stay\.example([^<]*)<\/loc>/g)].map(([, path]) => path),
    ).toEqual([
      "/",
      "/properties",
      "/contact-us",
      "/booking/search",
      "/about-us",
      "/help",
      "/privacy-policy",
      "/refund-policy",
      "/terms-and-conditions",
      "/properties/the-springwater",
    ])
    expect(map.split("\n")[1]).toBe(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    )
  })

  it("is nothing elsewhere", async () => {
    expect(await told("/help")).toBeUndefined()
  })

  it("is every place that is one guest's own, but not where bookings are looked for", async () => {
    expect(await told("/robots.txt")).toBe(
      `User-agent: *
Disallow: /account/
Disallow: /api/
Disallow: /booking/
Disallow: /forgot-password
Disallow: /login
Disallow: /register
Disallow: /reset-password
Disallow: /sandbox/
Disallow: /shortlist
Disallow: /verification
Allow: /booking/search$

Sitemap: https://stay.example/sitemap.xml
`,
    )
  })

  const asIs = async (path: string, slugs: ReadonlyArray<string> = []) =>
    forCrawlers(null, async () => slugs)(asked(path))

  it("names the host that was asked where no other is known", async () => {
    expect(await (await asIs("/robots.txt"))?.text()).toContain(
      "Sitemap: https://singgah.test/sitemap.xml",
    )
    expect(await (await asIs("/sitemap.xml"))?.text()).toContain("<loc>https://singgah.test/</loc>")
  })

  it("may be kept for an hour, as what it is", async () => {
    const [robots, map] = [await asIs("/robots.txt"), await asIs("/sitemap.xml")]

    expect(robots?.headers.get("content-type")).toBe("text/plain; charset=utf-8")
    expect(map?.headers.get("content-type")).toBe("application/xml; charset=utf-8")
    expect(robots?.headers.get("cache-control")).toBe("public, max-age=3600")
    expect(map?.headers.get("cache-control")).toBe("public, max-age=3600")
  })

  it("is well-formed, whatever a property is called", async () => {
    const map = (await (await asIs("/sitemap.xml", ['a&<b"c&']))?.text()) ?? ""
    const address = "https://singgah.test/properties/a&amp;&lt;b&quot;c&amp;"

    expect(map).toContain(
      `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="en" href="${address}?lang=en"/><xhtml:link rel="alternate" hreflang="ms" href="${address}?lang=bm"/><xhtml:link rel="alternate" hreflang="zh-Hans" href="${address}?lang=cn"/><xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`,
    )
    expect(map).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^]*<\/urlset>\n$/)
  })

  it("is no more than 50 000 addresses", async () => {
    const slugs = Array.from({ length: 50_000 }, (_, place) => `p${place}`)
    const map = (await (await asIs("/sitemap.xml", slugs))?.text()) ?? ""

    expect(map.split("<loc>")).toHaveLength(50_001)
  })
})
