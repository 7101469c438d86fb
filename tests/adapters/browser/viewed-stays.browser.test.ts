// @vitest-environment happy-dom
import { VIEWED_KEY, hasViewed } from "#adapters/browser/has-viewed.browser.ts"
import { keepViewed } from "#adapters/browser/keep-viewed.browser.ts"
import { viewedStays } from "#adapters/browser/viewed-stays.browser.ts"
import { Slug } from "#core/property/property.ts"
import { MOST_VIEWED, type ViewedStay } from "#core/property/viewed-stay.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

const aStay = (slug: string, picture: ViewedStay["picture"] = null): ViewedStay => ({
  slug: Slug.make(slug),
  name: { en: slug, bm: slug, cn: slug },
  place: { en: "Langkawi", bm: "Langkawi", cn: "兰卡威" },
  picture,
})

const one = aStay("one", { name: "living-garden", colour: "#aabbcc", mirrored: true })
const other = aStay("other")
const slugs = () => viewedStays().map(({ slug }) => slug)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe("the stays that were opened on a device", () => {
  it("are none at first, and no code for them is needed", () => {
    expect(hasViewed()).toBe(false)
    expect(viewedStays()).toEqual([])
  })

  it("are read as they were kept, the last first, each once", () => {
    keepViewed(one)
    keepViewed(other)
    expect(viewedStays()).toEqual([other, one])
    expect(hasViewed()).toBe(true)

    keepViewed(one)
    expect(viewedStays()).toEqual([one, other])
  })

  it("are so many at most", () => {
    for (let place = 0; place <= MOST_VIEWED; place += 1) keepViewed(aStay(`stay-${place}`))

    expect(slugs()).toHaveLength(MOST_VIEWED)
    expect(slugs()[0]).toBe(`stay-${MOST_VIEWED}`)
    expect(slugs()).not.toContain("stay-0")
  })

  it("are read without those that a browser or an older build spoilt, which do no harm to new ones", () => {
    const spoilt = [null, 7, { slug: 1 }, { ...one, slug: "No slug!" }, { ...one, name: "one" }]
    localStorage.setItem(VIEWED_KEY, JSON.stringify([...spoilt, other]))
    expect(slugs()).toEqual(["other"])

    keepViewed(one)
    expect(slugs()).toEqual(["one", "other"])
  })

  it.each(["no JSON", '{"slug":"one"}', '"text"'])("begin again where %s lies", (text) => {
    localStorage.setItem(VIEWED_KEY, text)
    expect(viewedStays()).toEqual([])

    keepViewed(one)
    expect(viewedStays()).toEqual([one])
    expect(JSON.parse(localStorage.getItem(VIEWED_KEY) ?? "")).toEqual([one])
  })

  it("are none where the browser keeps nothing, and the page goes on", () => {
    const refused = () => {
      throw new DOMException("Refused", "SecurityError")
    }
    vi.stubGlobal("localStorage", { getItem: refused, setItem: refused })

    expect(() => keepViewed(one)).not.toThrow()
    expect(viewedStays()).toEqual([])
    expect(hasViewed()).toBe(false)
  })
})
