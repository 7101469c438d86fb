import { expect, test } from "vitest"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Sen } from "#core/money/sen.ts"
import { firstPlanOf } from "#core/property/plans-of.ts"
import type { RoomType } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { RoomPrice } from "#ui/screens/property/RoomPrice.tsx"
import { anOffer } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const [from, until] = ["2026-12-01", "2026-12-31"] as [CalendarDate, CalendarDate]

const said = async (changes: Partial<RoomType> = {}, offer: Partial<RoomOffer> = {}) => {
  const room = aRoomType({ depositPerRoom: Sen.make(0), ...changes })
  const offered = {
    property: aProperty({ rooms: [room] }),
    offers: [anOffer(offer)],
    dates: stayDates(),
    party: aParty(),
    member: false,
  }
  const { container } = await draw(
    <RoomPrice room={room} plan={firstPlanOf(room)} lowestNight={15_000} offered={offered} />,
  )
  return container.textContent.replaceAll("\u00A0", " ")
}

test("a room with dates says what the stay costs, and what a night does on average", async () => {
  expect(await said()).toBe(
    "RM 400.46 for 2 nights, including RM 40.46 in taxes and fees" +
      "RM 180.00 average per night, before taxes and fees",
  )
})

test("a refundable deposit is said beside the cost", async () => {
  expect(await said({ depositPerRoom: Sen.make(5_000) })).toMatch(
    /before taxes and feesPlus a refundable deposit of RM 50\.00$/,
  )
})

test("a deal says how much it takes off", async () => {
  const deals = [{ kind: "promotion", percent: 15, from, until }] as const

  expect(await said({ deals })).toMatch(/^15% off/)
})

test("without dates a room says from what price a night can be had", async () => {
  expect(await said({}, { nights: [] })).toBe("From RM 150.00 / nightExcludes taxes and fees")
})
