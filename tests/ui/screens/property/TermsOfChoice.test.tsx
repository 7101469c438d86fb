import { expect, test } from "vitest"
import { PlanId } from "#core/property/rate-plan.ts"
import type { CancellationPolicy } from "#core/property/rate.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import { choiceKey } from "#core/search/room-on-plan.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { TermsOfChoice } from "#ui/screens/property/TermsOfChoice.tsx"
import { anOffer } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const until = (day: string) => `${day}T07:00:00.000Z` as RoomOffer["freeCancellationUntil"]
const [FIRST, SECOND] = ["first", "second"].map((id) => RoomTypeId.make(id)) as [
  RoomTypeId,
  RoomTypeId,
]
const rooms = (first: CancellationPolicy, second: CancellationPolicy) => [
  aRoomType({ id: FIRST, cancellation: first }),
  aRoomType({ id: SECOND, cancellation: second }),
]
const offers = (first: string, second: string) => [
  anOffer({ roomType: FIRST, freeCancellationUntil: until(first) }),
  anOffer({ roomType: SECOND, freeCancellationUntil: until(second) }),
]

const said = async (
  own: ReturnType<typeof rooms>,
  offered: ReadonlyArray<RoomOffer>,
  counts: Readonly<Record<string, number>>,
) => {
  const property = aProperty({ rooms: own })
  const stay = { dates: stayDates(), party: aParty(), member: false }
  const { container, unmount } = await draw(
    <TermsOfChoice offered={{ property, offers: offered, ...stay }} counts={counts} />,
  )
  const { textContent } = container
  unmount()
  return textContent
}

test("of the rooms chosen the one with the strictest terms says until when", async () => {
  const both = { [FIRST]: 1, [SECOND]: 2 }

  expect(
    await said(rooms("FLEXIBLE", "MODERATE"), offers("2026-12-01", "2026-11-27"), both),
  ).toContain("27 Nov")
  expect(
    await said(rooms("MODERATE", "FLEXIBLE"), offers("2026-11-27", "2026-12-01"), both),
  ).toContain("27 Nov")
})

test("a room of which none is chosen decides nothing", async () => {
  const own = rooms("FLEXIBLE", "NON_REFUNDABLE")
  const there = offers("2026-12-01", "2026-11-27")

  expect(await said(own, there, { [FIRST]: 1, [SECOND]: 0 })).toContain("1 Dec")
  expect(await said(own, there, { [FIRST]: 1 })).toContain("1 Dec")
  expect(await said(own, there, {})).toBe("")
})

test("a room on several plans is cancelled on the terms of the plan chosen", async () => {
  const [flex, saver] = [PlanId.make("flex"), PlanId.make("saver")]
  const own = [aRoomType({ id: FIRST, plans: [aPlan(), aSaver()] })]
  const sold = { lowestNight: anOffer().lowestNight, locked: false }
  const offer = anOffer({
    roomType: FIRST,
    freeCancellationUntil: until("2026-11-25"),
    plans: [
      { ...sold, plan: flex, freeCancellationUntil: until("2026-12-01") },
      { ...sold, plan: saver, freeCancellationUntil: null },
    ],
  })

  expect(await said(own, [offer], { [choiceKey({ roomType: FIRST, plan: flex })]: 1 })).toContain(
    "1 Dec",
  )
  expect(await said(own, [offer], { [choiceKey({ roomType: FIRST, plan: saver })]: 1 })).toBe(
    "Non-refundable",
  )
})
