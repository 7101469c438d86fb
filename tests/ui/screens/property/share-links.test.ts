// @vitest-environment node
import { shareLinks } from "#ui/screens/property/share-links.ts"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"
import { describe, expect, it } from "vitest"

describe("giving a page on", () => {
  it("goes by four networks, with the page's whole address", { tags: "§1.21" }, () => {
    const url = "https://stay.test/properties/kayu"
    const links = shareLinks(url, "Kayu & co")

    expect(links.map(({ network, href }) => [network, new URL(href).host])).toEqual([
      ["WhatsApp", "wa.me"],
      ["Facebook", "www.facebook.com"],
      ["X", "x.com"],
      ["Telegram", "t.me"],
    ])
    for (const { href } of links)
      expect(decodeURIComponent(href.replaceAll("+", " "))).toContain(url)
  })

  it("is offered on the page of a property", { tags: "§1.21" }, async () => {
    const open = async () => ({ ok: aPropertyPage() })
    const { document } = await serverPage({ path: "/properties/the-springwater", pages: { open } })
    const shared = [...document.querySelectorAll("a[target=_blank]")].map((link) => [
      link.textContent,
      decodeURIComponent(link.getAttribute("href") ?? ""),
    ])
    const address = "http://localhost/properties/the-springwater"

    for (const network of ["WhatsApp", "Facebook", "X", "Telegram"])
      expect(shared).toContainEqual([network, expect.stringContaining(address)])
  })
})
