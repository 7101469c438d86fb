import { describe, expect, it, test } from "vitest"
import { cleanPathOf, redirectOf, redirectRulesIn } from "#core/navigation/redirects.ts"

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

describe("the rules of whoever runs the site", () => {
  const rules = { "/blog": "https://blog.example/", "/jobs": "https://jobs.example/my" }

  it(
    "lead a path to another address, with a slash at its end or without",
    { tags: "§2.44" },
    () => {
      expect(redirectOf(rules, "/blog")).toBe("https://blog.example/")
      expect(redirectOf(rules, "/blog/")).toBe("https://blog.example/")
      expect(redirectOf(rules, "/blog//")).toBe("https://blog.example/")
    },
  )

  it.each([
    "/",
    "/blog/first",
    "/blog//x",
    `${"/".repeat(15_000)}x`,
    "/Blog",
    "/constructor",
    "/toString",
  ])("say nothing of %s", (path) => expect(redirectOf(rules, path)).toBeNull())

  it("may say something of the home page", () => {
    expect(redirectOf({ "/": "https://new.example" }, "/")).toBe("https://new.example")
  })

  it("are read from a text", () => {
    const text = "/blog https://blog.example/, /jobs  https://jobs.example/my"

    expect(redirectRulesIn(text)).toEqual(rules)
    expect(redirectRulesIn("/old http://old.example")).toEqual({ "/old": "http://old.example" })
  })

  it.each([
    "blog https://blog.example",
    "/blog",
    "/blog ftp://a.b",
    "/blog https://a.b,",
    "/a /b",
    "from /blog https://blog.example",
    "/blog https://blog.example now",
  ])("are not read from %o", (text) => expect(redirectRulesIn(text)).toBeNull())
})
