import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { senOf } from "#core/money/amounts.ts"
import { Slug } from "#core/property/property.ts"
import { anySearch, withDates, withParty } from "#core/search-request/change-search.ts"
import type { StayMissed } from "#core/search/search-answer.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { NearMisses } from "#ui/screens/results/NearMisses.tsx"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const dates = (checkIn: string, checkOut: string): StayDates => ({
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
})

const search = withDates(
  withParty(anySearch, { adults: 2, children: 1, rooms: 1, ages: [4] }),
  dates("2026-12-05", "2026-12-06"),
)

const missed = (name: string, from: string): StayMissed => ({
  stay: aStayCard({ slug: Slug.make(name), name: { en: name, bm: name, cn: name } }),
  restricted: [{ path: "dates", code: "BelowMinNights", count: 2 }],
  otherDates: [{ dates: dates(from, "2026-12-07"), cost: senOf(36_000) }],
})

const drawn = (nearMisses?: ReadonlyArray<StayMissed>, language: Language = "en") =>
  draw(<NearMisses search={search} found={aSearchAnswer(nearMisses ? { nearMisses } : {})} />, {
    language,
  })

test("nothing is said where no stay was missed", async () => {
  const { container, unmount } = await drawn()
  expect(container.textContent).toBe("")
  unmount()

  expect((await drawn([])).container.textContent).toBe("")
})

test("stays on other dates have a heading of their own, each with what stands against it", async () => {
  await drawn([missed("hilltop", "2026-12-05"), missed("riverside", "2026-12-04")])
  const section = within(screen.getByRole("region", { name: "Available on other dates" }))

  expect(section.getAllByRole("article")).toHaveLength(2)
  expect(section.getAllByText("At least 2 nights on these dates")).toHaveLength(2)
})

test("a stay opens on the dates at which it can be had, for the guests of the search", async () => {
  await drawn([missed("hilltop", "2026-12-05")])
  const there = "/properties/hilltop?checkIn=2026-12-05&checkOut=2026-12-07"

  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))

  expect(new Set(links)).toEqual(new Set([`${there}&adults=2&children=1&ages=4`]))
  expect(screen.getByRole("link", { name: "hilltop" })).toBeTruthy()
})

test.each([
  ["bm", "Boleh ditempah pada tarikh lain"],
  ["cn", "换个日期即可预订"],
] as const)("the heading is told in %s", async (language, heading) => {
  await drawn([missed("hilltop", "2026-12-05")], language)

  expect(screen.getByRole("heading", { level: 2, name: heading })).toBeTruthy()
})
