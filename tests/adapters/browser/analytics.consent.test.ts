// @vitest-environment happy-dom
import { browserAnalytics } from "#adapters/browser/analytics.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const TAG = { id: "G-A&1", script: "https://counting.test/tag.js" }
const view = { name: "page_view", fields: { page_location: "https://stay.test/" } } as const

type Page = Window & { dataLayer?: Array<unknown> }
const page = window as unknown as Page

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
const counting = () => browserAnalytics(TAG, { storage, page })

beforeEach(() => {
  kept.clear()
  delete page.dataLayer
  Reflect.deleteProperty(page, "ga-disable-G-A&1")
  document.head.replaceChildren()
})
afterEach(() => void vi.restoreAllMocks())

describe("the answer of a guest to being counted", () => {
  it.each([
    [true, "agreed", false],
    [false, "refused", true],
  ])("is kept in a word: %s is %s", (agreed, word, isSilent) => {
    counting().decide(agreed)

    expect([...kept]).toEqual([["visit-counting", word]])
    expect(counting().consent()).toBe(word)
    expect(Reflect.get(page, "ga-disable-G-A&1")).toBe(isSilent)
  })

  it.each(["unasked", "yes", ""])("is none where the browser keeps %j", (word) => {
    kept.set("visit-counting", word)

    expect(counting().consent()).toBe("unasked")
  })

  it("forgets the cookies of the tag for each of its places, and no others", () => {
    const written: Array<string> = []
    vi.spyOn(document, "cookie", "get").mockReturnValue(
      "_ga=1; language=bm; _ga_ABC=GS1.1; my_ga=1",
    )
    vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void written.push(cookie))

    counting().decide(true)
    expect(written).toEqual([])
    counting().decide(false)

    const places = ["", `; domain=${location.hostname}`, `; domain=.${location.hostname}`]
    expect(written).toEqual(
      ["_ga", "_ga_ABC"].flatMap((name) =>
        places.map((place) => `${name}=; max-age=-1; path=/${place}`),
      ),
    )
  })
})

describe("the tag of the counting", () => {
  it("keeps nobody waiting, and says when it began", () => {
    const analytics = counting()
    analytics.decide(true)

    analytics.tell(view)

    const tag = document.querySelector("script")
    expect(tag?.async).toBe(true)
    expect(tag?.getAttribute("src")).toBe("https://counting.test/tag.js?id=G-A%261")
    const calls = (page.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>))
    expect(calls[1]).toEqual(["js", expect.any(Date)])
    expect(Array.isArray(page.dataLayer?.[0])).toBe(false)
  })

  it("goes on with the calls that lie in the page already", () => {
    page.dataLayer = ["before"]
    const analytics = counting()
    analytics.decide(true)

    analytics.tell(view)

    expect(page.dataLayer[0]).toBe("before")
    expect(page.dataLayer).toHaveLength(6)
  })
})
