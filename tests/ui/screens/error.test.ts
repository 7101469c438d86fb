import { describe, expect, it } from "vitest"
import { serverPage } from "../rig/server-page.ts"

describe("a fatal error", () => {
  it.each([
    ["en", "Error", "Something went wrong on our side"],
    ["bm", "Ralat", ""],
    ["cn", "错误", ""],
  ] as const)(
    "is shown as the error page in %s, and tells nothing of its inside",
    { tags: "§8.2" },
    async (language, title, reason) => {
      const home = () => Promise.reject(new Error("the inside of the product"))

      const { html, document } = await serverPage({ path: "/", language, pages: { home } })

      expect(document.title).toContain(title)
      expect(document.body.textContent).toContain(reason)
      expect(html).not.toContain("the inside of the product")
    },
  )
})
