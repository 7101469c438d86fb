// @vitest-environment happy-dom
import { browserAnalytics } from "#adapters/browser/analytics.browser.ts"
import { beforeEach, describe, expect, it } from "vitest"

const TAG = { id: "G-ABC123", script: "https://counting.test/tag.js" }
const view = { name: "page_view", fields: { page_location: "https://stay.test/" } } as const

type Page = Window & { dataLayer?: Array<unknown> }
const page = window as unknown as Page

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

const counting = () => browserAnalytics(TAG, { storage, page })
const tags = () => [...document.querySelectorAll("script")].map(({ src }) => src)
const told = () => (page.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>))

beforeEach(() => {
  kept.clear()
  delete page.dataLayer
  Reflect.deleteProperty(page, "ga-disable-G-ABC123")
  document.head.replaceChildren()
})

describe("the counting of visits", () => {
  it("loads nothing and tells nothing before the guest was asked, and after a no", () => {
    const analytics = counting()

    analytics.tell(view)
    analytics.decide(false)
    analytics.tell(view)

    expect(tags()).toEqual([])
    expect(told()).toEqual([])
  })

  it(
    "loads its tag once after a yes, and tells what happens under its usual name",
    { tags: ["§1.22", "§7.6"] },
    () => {
      const analytics = counting()
      analytics.decide(true)

      analytics.tell(view)
      analytics.tell({ name: "view_item", fields: { items: [{ item_id: "kayu" }] } })

      expect(tags()).toEqual(["https://counting.test/tag.js?id=G-ABC123"])
      expect(told().filter(([name]) => name !== "js")).toEqual([
        ["consent", "default", expect.objectContaining({ ad_storage: "denied" })],
        ["config", "G-ABC123", { send_page_view: false, allow_google_signals: false }],
        ["set", { page_location: "https://stay.test/" }],
        ["event", "page_view", { page_location: "https://stay.test/" }],
        ["event", "view_item", { items: [{ item_id: "kayu" }] }],
      ])
    },
  )

  it("speaks of advertising only to forbid it", () => {
    const analytics = counting()
    analytics.decide(true)

    analytics.tell(view)

    expect(told()[0]).toEqual([
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "granted",
      },
    ])
  })

  it("remembers the answer for the next visit", () => {
    counting().decide(true)

    expect(counting().consent()).toBe("agreed")
  })

  it("falls silent and forgets its cookies when the guest changes their mind", () => {
    const analytics = counting()
    analytics.decide(true)
    analytics.tell(view)
    document.cookie = "_ga=GA1.1.1; path=/"
    const before = told().length

    analytics.decide(false)
    analytics.tell(view)

    expect(told()).toHaveLength(before)
    expect(document.cookie).not.toContain("_ga")
    expect(page).toHaveProperty("ga-disable-G-ABC123", true)
  })

  it("tells whoever shows the answer that it changed", () => {
    const analytics = counting()
    let changes = 0
    const stop = analytics.subscribe(() => (changes += 1))

    analytics.decide(true)
    stop()
    analytics.decide(false)

    expect(changes).toBe(1)
  })
})
