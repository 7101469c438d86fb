import { describe, expect, test } from "vitest"
import { cleanPathOf } from "#core/navigation/redirects.ts"

describe("an address with an index file", () => {
  test.each([
    ["/index.html", "/"],
    ["/properties/index.html", "/properties"],
    ["/properties/the-springwater/index.html", "/properties/the-springwater"],
    ["/a/index.html/b", "/a"],
    ["/a//b/index.html", "/a//b"],
  ])("%s leads to %s", { tags: "§2.41" }, (pathname, clean) => {
    expect(cleanPathOf(pathname)).toBe(clean)
  })

  test("never leads to another site", () => {
    expect(cleanPathOf("//evil.example/index.html")).toBe("/evil.example")
  })

  test("is the only one that leads elsewhere", () => {
    expect(cleanPathOf("/properties")).toBeNull()
    expect(cleanPathOf("/")).toBeNull()
  })
})
