import { day } from "#fixtures/builders/a-stay.ts"
import { drawnCalendar, months } from "#tests/ui/support/range-calendar.tsx"
import { draw, TODAY } from "#tests/ui/support/stage.tsx"
import { RangeCalendar } from "#ui/parts/search-bar/RangeCalendar.tsx"
import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

/** The end of the months, as a browser watches whether it comes near. */
class EndWatch {
  static readonly all: Array<EndWatch> = []
  readonly watched: Array<Element> = []
  isOver = false
  readonly tell: IntersectionObserverCallback
  readonly options: IntersectionObserverInit | undefined
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.tell = tell
    this.options = options
    EndWatch.all.push(this)
  }
  observe(element: Element) {
    this.watched.push(element)
  }
  disconnect() {
    this.isOver = true
  }
}

const open = () => EndWatch.all.filter(({ isOver }) => !isOver)
const comesNear = (...are: ReadonlyArray<boolean>) =>
  act(async () => {
    const entries = are.map((isIntersecting) => ({ isIntersecting }))
    for (const { tell } of open()) tell(entries as never, undefined as never)
  })

const asked: Array<string> = []
const shown = vi.fn<(this: Element, how?: boolean | ScrollIntoViewOptions) => void>()

beforeEach(() => {
  EndWatch.all.length = 0
  asked.length = 0
  vi.stubGlobal("IntersectionObserver", EndWatch)
  vi.stubGlobal("matchMedia", (query: string) => {
    asked.push(query)
    return { matches: true }
  })
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(shown)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  shown.mockClear()
})

test("has no buttons for months on a phone: they are below each other", async () => {
  await drawnCalendar()

  expect(months()).toEqual(["November 2026", "December 2026", "January 2027"])
  expect(screen.queryByRole("button", { name: "Next month" })).toBeNull()
  expect(screen.getByRole("status").textContent).toBe("Choose the day you arrive")
  expect(asked).toContain("(max-width: 47.99rem)")
})

test("leaves out the weeks of this month that have gone by", async () => {
  await drawnCalendar()

  expect(document.querySelector("[data-day]")?.getAttribute("data-day")).toBe("2026-11-16")
})

test("has all months from this one to that after the arrival, and shows the arrival's", async () => {
  await drawnCalendar({ checkIn: day("2027-02-27") })

  expect(months()).toEqual([
    "November 2026",
    "December 2026",
    "January 2027",
    "February 2027",
    "March 2027",
  ])
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: "start" })
  expect(shown.mock.contexts[0]?.querySelector("caption")?.textContent).toBe("February 2027")
})

test("shows this month first where nothing is chosen", async () => {
  await drawnCalendar()

  expect(shown.mock.contexts[0]?.querySelector("caption")?.textContent).toBe("November 2026")
})

test("has more months once their end comes near, and tells which", async () => {
  const inView = await drawnCalendar()
  const [watch] = open()
  const list = document.querySelector("table")?.parentElement
  expect(watch?.watched).toEqual([list?.lastElementChild])
  expect(watch?.options).toEqual({ root: list, rootMargin: "0px 0px 600px 0px" })

  await comesNear(false)
  expect(months()).toHaveLength(3)

  await comesNear(false, true)
  expect(months().slice(3)).toEqual(["February 2027", "March 2027"])
  expect(inView).toEqual(["2027-02"])
  expect(open()).toHaveLength(1)

  await comesNear(true)
  expect(months().slice(5)).toEqual(["April 2027", "May 2027"])
  expect(shown).toHaveBeenCalledOnce()
})

test("ends with the month in which the last stay that can be booked ends", async () => {
  await drawnCalendar({ checkIn: day("2028-04-01") })
  expect(months().at(-1)).toBe("May 2028")

  await comesNear(true)

  expect(months().at(-1)).toBe("June 2028")
  expect(open()).toHaveLength(0)
})

test("keeps the months before when a key leads beyond the end", async () => {
  await drawnCalendar({ takesFocus: true })

  await userEvent.keyboard("{PageDown}{PageDown}{PageDown}")

  expect(document.activeElement?.getAttribute("data-day")).toBe("2027-02-21")
  expect(months()).toEqual([
    "November 2026",
    "December 2026",
    "January 2027",
    "February 2027",
    "March 2027",
  ])
})

test("watches nothing once it is closed", async () => {
  const { unmount } = await draw(
    <RangeCalendar checkIn={null} checkOut={null} today={TODAY} onChange={() => {}} />,
  )
  unmount()

  expect(open()).toHaveLength(0)
})

test("has its months also where a browser cannot tell what comes near", async () => {
  vi.stubGlobal("IntersectionObserver", undefined)

  await drawnCalendar()

  expect(months()).toHaveLength(3)
})

test("has two months and all of their weeks in a wide window", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }))

  await drawnCalendar({ checkIn: day("2026-11-24") })

  expect(months()).toEqual(["November 2026", "December 2026"])
  expect(document.querySelector("[data-day]")?.getAttribute("data-day")).toBe("2026-11-01")
  expect(shown).not.toHaveBeenCalled()
  expect(EndWatch.all).toHaveLength(0)
})
