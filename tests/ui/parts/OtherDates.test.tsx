import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { senOf } from "#core/money/amounts.ts"
import { Slug } from "#core/property/property.ts"
import type { NearMiss } from "#core/search/search-answer.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { OtherDates } from "#ui/parts/OtherDates.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const dates = (checkIn: string, checkOut: string): StayDates => ({
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
})

const missed: NearMiss = {
  restricted: [
    { path: "dates", code: "BelowMinNights", count: 3 },
    { path: "dates.checkIn", code: "ClosedToArrival" },
  ],
  otherDates: [
    { dates: dates("2026-12-04", "2026-12-07"), cost: senOf(51_250) },
    { dates: dates("2026-12-03", "2026-12-04"), cost: senOf(17_000) },
  ],
}

const drawn = (language: Language = "en") =>
  draw(
    <OtherDates
      slug={Slug.make("the-springwater")}
      missed={missed}
      queryOn={({ checkIn, checkOut }) => ({ checkIn, checkOut, adults: "2" })}
    />,
    { language },
  )

const plain = (text: string | null) => text?.replaceAll("\u00A0", " ")

test("every restriction is told, with the nights that it asks for", async () => {
  await drawn()

  expect(screen.getByText("At least 3 nights on these dates")).toBeTruthy()
  expect(screen.getByText("You cannot check in on this date")).toBeTruthy()
})

test("each of the other dates is named with its nights and cost, nearest first", async () => {
  await drawn()

  expect(screen.getAllByRole("link").map(({ textContent }) => plain(textContent))).toEqual([
    "Fri, 4 Dec – Mon, 7 Dec (3 nights), RM 512.50",
    "Thu, 3 Dec – Fri, 4 Dec (1 night), RM 170.00",
  ])
})

test("each of the other dates leads to the property on these dates for the same guests", async () => {
  await drawn()

  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/properties/the-springwater?checkIn=2026-12-04&checkOut=2026-12-07&adults=2",
    "/properties/the-springwater?checkIn=2026-12-03&checkOut=2026-12-04&adults=2",
  ])
})

test.each([
  ["bm", "Sekurang-kurangnya 3 malam bagi tarikh ini", "(3 malam), RM 512.50"],
  ["cn", "这些日期须住 3 晚或以上", "（3 晚），RM 512.50"],
] as const)("is told in %s", async (language, restriction, other) => {
  await drawn(language)

  expect(screen.getByText(restriction)).toBeTruthy()
  expect(plain(screen.getAllByRole("link")[0]?.textContent ?? null)).toContain(other)
})
