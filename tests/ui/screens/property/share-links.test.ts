import { shareLinks } from "#ui/screens/property/share-links.ts"
import { describe, expect, it } from "vitest"

describe("giving a page on", () => {
  it("goes by four networks, with the page's whole address", { tags: "§1.21" }, () => {
    const url = "https://stay.test/properties/kayu"
    const links = shareLinks(url, "Kayu & co")

    expect(links.map(({ network }) => network)).toEqual(["WhatsApp", "Facebook", "X", "Telegram"])
    for (const { href } of links)
      expect(decodeURIComponent(href.replaceAll("+", " "))).toContain(url)
  })
})
