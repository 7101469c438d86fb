// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Slug } from "#core/property/property.ts"
import { browserShortlist } from "#adapters/browser/shortlist.browser.ts"

const springwater = Slug.make("the-springwater")
const longHouse = Slug.make("the-long-house")

let now = 0
const aDevice = () => browserShortlist(() => now)
const stored = () => JSON.parse(localStorage.getItem("shortlist") ?? "null") as unknown

beforeEach(() => {
  localStorage.clear()
  now = 10
})
afterEach(() => vi.unstubAllGlobals())

describe("a device", () => {
  it("keeps what is saved and what is removed, and tells who listens", () => {
    const device = aDevice()
    const changed = vi.fn<() => void>()
    const forget = device.subscribe(changed)

    device.mark(springwater, true)
    now = 11
    device.mark(springwater, false)
    forget()
    device.mark(longHouse, true)

    expect(changed).toHaveBeenCalledTimes(2)
    expect(stored()).toEqual([
      { slug: longHouse, saved: true, at: 11 },
      { slug: springwater, saved: false, at: 11 },
    ])
    expect(aDevice().read()).toEqual(device.read())
  })

  it("gives the same list until it changes, as a page draws by it", () => {
    const device = aDevice()

    expect(device.read()).toBe(device.read())
  })

  it("loses nothing that another tab saved meanwhile", () => {
    const [tab, other] = [aDevice(), aDevice()]

    other.mark(longHouse, true)
    now = 11
    tab.mark(springwater, true)

    expect(tab.read().map(({ slug }) => slug)).toEqual([springwater, longHouse])
  })

  it("follows what another tab does", () => {
    const [tab, other] = [aDevice(), aDevice()]
    const changed = vi.fn<() => void>()
    tab.subscribe(changed)

    other.mark(longHouse, true)
    dispatchEvent(new StorageEvent("storage", { key: "theme" }))
    expect(changed).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent("storage", { key: "shortlist" }))

    expect(tab.read().map(({ slug }) => slug)).toEqual([longHouse])
    expect(changed).toHaveBeenCalledOnce()
  })

  it("follows another tab that forgets everything", () => {
    const [tab, other] = [aDevice(), aDevice()]
    tab.mark(longHouse, true)

    localStorage.clear()
    dispatchEvent(new StorageEvent("storage", { key: null }))

    expect(other.read()).toEqual([])
    expect(tab.read()).toEqual([])
  })

  it.each([
    "{",
    "7",
    "[null, 7]",
    '[{"slug":7,"saved":true,"at":1}]',
    '[{"saved":true,"at":1}]',
    '[{"slug":"a","saved":1,"at":1}]',
    '[{"slug":"a","at":1}]',
    '[{"slug":"a","saved":true}]',
    '[{"slug":"a","saved":true,"at":0.5}]',
  ])("begins empty where it finds %s", (text) => {
    localStorage.setItem("shortlist", text)

    expect(aDevice().read()).toEqual([])
  })

  it("keeps what it can read beside what it cannot", () => {
    const good = { slug: springwater, saved: true, at: 3 }
    const spoilt = [null, 7, "a", {}, { ...good, slug: 7 }, { saved: true, at: 1 }]
    localStorage.setItem("shortlist", JSON.stringify([...spoilt, good]))

    expect(aDevice().read()).toEqual([good])
  })

  it("goes on in its tab where nothing can be kept", () => {
    const device = aDevice()
    const setItem = () => {
      throw new Error("full")
    }
    vi.stubGlobal("localStorage", { getItem: () => null, setItem })

    device.mark(springwater, true)

    expect(device.read()).toEqual([{ slug: springwater, saved: true, at: 10 }])
  })

  it("tells of the guest's own marks apart from what the account adds", () => {
    const device = aDevice()
    const marked = vi.fn<() => void>()
    device.onMark(marked)

    device.join([{ slug: longHouse, saved: true, at: 3 }])
    expect(marked).not.toHaveBeenCalled()
    device.mark(springwater, true)

    expect(marked).toHaveBeenCalledOnce()
    expect(device.read()).toHaveLength(2)
  })

  it("leaves nothing behind once it is to forget", () => {
    const device = aDevice()
    device.mark(springwater, true)

    device.forget()

    expect(device.read()).toEqual([])
    expect(localStorage.getItem("shortlist")).toBeNull()
  })
})
