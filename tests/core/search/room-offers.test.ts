import { PlanId, type RatePlan } from "#core/property/rate-plan.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { roomOffers } from "#core/search/room-offers.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const secret = aPlan({
  id: PlanId.make("secret"),
  membersOnly: true,
  difference: { sen: -8_000 },
})

const offerOf = (
  plans: readonly [RatePlan, ...ReadonlyArray<RatePlan>],
  { member = false, ...room }: Partial<RoomType> & { readonly member?: boolean } = {},
) => {
  const house = aHouse("house", { room: { plans, ...room } })
  const viewer = aViewer({ member })
  const question = stayQuestion({ dates: stayDates(), party: aParty() }, viewer)
  return roomOffers(aTownOf(house), house, question, viewer)[0]
}

describe("what a room is worth under its plans", () => {
  it("is told of each plan in the operator's order: its price, and until when it is cancelled for free", () => {
    expect(offerOf([aPlan(), aSaver()])?.plans).toEqual([
      {
        plan: "flex",
        lowestNight: 18_000,
        freeCancellationUntil: "2026-12-01T07:00:00.000Z",
        locked: false,
      },
      { plan: "saver", lowestNight: 16_200, freeCancellationUntil: null, locked: false },
    ])
  })

  it("begins with the cheapest plan that the viewer may have", () => {
    expect(offerOf([aPlan(), secret])).toMatchObject({
      lowestNight: 18_000,
      locked: false,
      plans: [{ locked: false }, { locked: true }],
    })
    expect(offerOf([aPlan(), secret], { member: true })).toMatchObject({
      lowestNight: 10_000,
      plans: [{ locked: false }, { locked: false }],
    })
  })

  it("has a price also where all of it is for members", () => {
    expect(offerOf([secret])).toMatchObject({ lowestNight: 10_000, locked: true })
    expect(offerOf([aPlan(), secret], { membersOnly: true })).toMatchObject({
      lowestNight: 10_000,
      locked: true,
    })
  })
})
