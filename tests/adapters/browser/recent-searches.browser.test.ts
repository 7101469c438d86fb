// @vitest-environment happy-dom
import { browserRecentSearches } from "#adapters/browser/recent-searches.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const KEY = "recent-searches"
const place = (slug: string, name = slug) => ({ slug, name })

beforeEach(() => void localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

const kept = () => browserRecentSearches().read()
const keep = (...places: ReadonlyArray<ReturnType<typeof place>>) => {
  for (const one of places) browserRecentSearches().keep(one)
}

describe("the places that were searched for", () => {
  it("are the last five, newest first", () => {
    expect(kept()).toEqual([])

    keep(...["ipoh", "melaka", "kuching", "langkawi", "penang", "sabah"].map((slug) => place(slug)))

    const slugs = ["sabah", "penang", "langkawi", "kuching", "melaka"]
    expect(kept()).toEqual(slugs.map((slug) => place(slug)))
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toHaveLength(5)
  })

  it("are each kept once, under the name that was last given", () => {
    keep(place("ipoh"), place("melaka"), place("ipoh", "怡保"))

    expect(kept()).toEqual([place("ipoh", "怡保"), place("melaka")])
  })

  it("are read without what somebody else wrote there", () => {
    const spoilt = [null, 7, "ipoh", {}, { slug: "a" }, { name: "a" }, { slug: 1, name: "a" }]
    const named = [{ slug: "a", name: 1 }, place("ipoh")]
    localStorage.setItem(KEY, JSON.stringify([...spoilt, ...named]))

    expect(kept()).toEqual([place("ipoh")])
  })

  it("are five, also where more lie there", () => {
    const many = Array.from({ length: 7 }, (_, at) => place(`place-${at}`))
    localStorage.setItem(KEY, JSON.stringify(many))

    expect(kept()).toEqual(many.slice(0, 5))
  })

  it.each(["no JSON", '{"slug":"ipoh","name":"Ipoh"}', "null"])(
    "are none where %s lies",
    (text) => {
      localStorage.setItem(KEY, text)

      expect(kept()).toEqual([])
    },
  )

  it("are none where the browser keeps nothing, and the search goes on", () => {
    const refused = () => {
      throw new DOMException("Refused", "SecurityError")
    }
    vi.stubGlobal("localStorage", { getItem: refused, setItem: refused })

    expect(() => keep(place("ipoh"))).not.toThrow()
    expect(kept()).toEqual([])
  })
})
