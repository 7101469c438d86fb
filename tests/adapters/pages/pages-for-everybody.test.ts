import {
  commonPageOf,
  commonPages,
  pageFileOf,
  requestFor,
  type CommonPage,
} from "#adapters/pages/pages-for-everybody.ts"
import { isPersonalPath } from "#adapters/pages/personal-paths.ts"
import { describe, expect, it } from "vitest"

const aPage = (changes: Partial<CommonPage> = {}): CommonPage => ({
  path: "/help",
  language: "bm",
  theme: null,
  isNamed: false,
  ...changes,
})

describe("a page that is the same for everybody", () => {
  it.each([
    [{}, "bm/help.html"],
    [{ theme: "dark" }, "bm/help.dark.html"],
    [{ isNamed: true }, "bm/help.named.html"],
    [{ language: "cn", theme: "light", isNamed: true }, "cn/help.light.named.html"],
  ] as ReadonlyArray<[Partial<CommonPage>, string]>)(
    "that differs by %j is written to %s",
    (changes, file) => {
      expect(pageFileOf(aPage(changes))).toBe(file)
    },
  )

  it("is asked for by its address, which names the language or does not", () => {
    expect(requestFor(aPage(), "https://a.test").url).toBe("https://a.test/help")
    expect(requestFor(aPage({ isNamed: true }), "https://a.test").url).toBe(
      "https://a.test/help?lang=bm",
    )
  })

  it("is written in each language and theme, with its language named and not", () => {
    const ofHelp = commonPages.filter(({ path }) => path === "/help")

    expect(ofHelp).toHaveLength(3 * 3 * 2)
    expect(new Set(ofHelp.map(({ language }) => language))).toEqual(new Set(["en", "bm", "cn"]))
    expect(new Set(ofHelp.map(({ theme }) => theme))).toEqual(new Set([null, "light", "dark"]))
  })

  it("is known by its address alone, in the language of who asks", () => {
    const request = new Request("https://a.test/help", { headers: { "accept-language": "ms" } })

    expect(commonPageOf(request)).toEqual(aPage())
  })
})

describe("a page about one guest", () => {
  it.each([
    ["/account", true],
    ["/account/profile", true],
    ["/accounts", false],
    ["/booking", true],
    ["/booking/new", true],
    ["/booking/search", false],
    ["/booking/search/new", true],
    ["/bookings", false],
    ["/reset-password", true],
    ["/verification", true],
    ["/verification/1", true],
    ["/", false],
    ["/help/account", false],
  ])("%s is one: %s", (path, isOne) => {
    expect(isPersonalPath(path)).toBe(isOne)
  })
})
