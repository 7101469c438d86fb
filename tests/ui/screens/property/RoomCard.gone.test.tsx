import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import type { PlanOffer, RoomOffer } from "#core/search/property-page.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { RoomCard } from "#ui/screens/property/RoomCard.tsx"
import { anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { Choosing } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const plans = [aPlan(), aSaver()] as const
const RESTRICTED = { restricted: [{ path: "dates", code: "BelowMinNights", count: 3 }] } as const
const TOO_SHORT = "At least 3 nights on these dates"

/** How often a room of which none is free says that it is gone, and how often why. */
const said = async (changes: Partial<RoomOffer>, ...own: ReadonlyArray<Partial<PlanOffer>>) => {
  const room = own.length === 0 ? aRoomType() : aRoomType({ plans })
  const { lowestNight, freeCancellationUntil } = anOffer()
  const offers = plans.map(({ id }, place) => ({
    plan: id,
    lowestNight,
    freeCancellationUntil,
    locked: false,
    ...own[place],
  }))
  const offer = anOffer({ free: 0, ...(own.length > 0 && { plans: offers }), ...changes })
  const page = aPropertyPage({ property: aProperty({ rooms: [room] }), offers: [offer], mix: null })
  const { unmount } = await draw(
    <Choosing page={page}>
      {(choice) => <RoomCard room={room} offer={offer} choice={choice} />}
    </Choosing>,
  )
  const text = screen.getByRole("article").textContent
  unmount()
  return { gone: text.split("Not Available").length - 1, why: text.split(TOO_SHORT).length - 1 }
}

test("a room that is taken is said to be gone", async () => {
  expect(await said({})).toEqual({ gone: 1, why: 0 })
})

test("a room that only a restriction keeps says which", async () => {
  expect(await said(RESTRICTED)).toEqual({ gone: 0, why: 1 })
  expect(await said(RESTRICTED, {}, {})).toEqual({ gone: 0, why: 1 })
  expect(await said(RESTRICTED, RESTRICTED, RESTRICTED)).toEqual({ gone: 0, why: 3 })
})

test("a room is not said to be gone where each plan for the guest says why itself", async () => {
  expect(await said({}, RESTRICTED, RESTRICTED)).toEqual({ gone: 0, why: 2 })
  expect(await said({}, RESTRICTED, { locked: true })).toEqual({ gone: 0, why: 1 })
})

test("a room is said to be gone where a plan does not say why", async () => {
  expect(await said({}, {}, {})).toEqual({ gone: 1, why: 0 })
  expect(await said({}, RESTRICTED, {})).toEqual({ gone: 1, why: 1 })
  expect(await said({}, { locked: true }, { locked: true })).toEqual({ gone: 1, why: 0 })
})
