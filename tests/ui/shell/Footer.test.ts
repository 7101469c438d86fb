// @vitest-environment node
import { describe, expect, it } from "vitest"
import { serverPage } from "#tests/ui/support/server-page.ts"

describe("the footer of a page", () => {
  it("names the networks to follow, and leads out of the site", { tags: "§2.38" }, async () => {
    const { document } = await serverPage({ path: "/about-us" })
    const list = document.querySelector("footer section[aria-labelledby='footer-follow']")

    expect(list?.querySelector("h2")?.textContent).toBe("Follow Us")
    expect(
      [...(list?.querySelectorAll("a") ?? [])].map((link) => [
        link.textContent,
        link.getAttribute("href"),
      ]),
    ).toEqual([
      ["Facebook", "https://www.facebook.com/"],
      ["Instagram", "https://www.instagram.com/"],
      ["X", "https://x.com/"],
    ])
  })
})
