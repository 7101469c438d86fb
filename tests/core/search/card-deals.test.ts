import type { Deal } from "#core/property/rate.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { dealsOf } from "#core/search/card-deals.ts"
import { pricedMix } from "#core/search/priced-room.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aSaver } from "#fixtures/builders/a-plan.ts"
import { aParty, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const december = { from: day("2026-12-01"), until: day("2026-12-31") }
const promotion: Deal = { kind: "promotion", percent: 10, ...december }
const forMembers: Deal = { kind: "member", percent: 20, ...december }

type Asked = { readonly member?: boolean; readonly dates?: StayDates | null }

/** The deals on the card of a house for a weekend at RM 220.00 a night, or without dates. */
const dealsIn = (room: Partial<RoomType>, { member = false, dates = stayDates() }: Asked = {}) => {
  const house = aHouse("house", { room })
  const town = aTownOf(house)
  const question = stayQuestion({ dates, party: aParty() }, aViewer({ member }))
  const mix = pricedMix(town, searchablePropertyOf(house), question)
  const { undealt, ...percents } = dealsOf(town, mix, question)
  return {
    ...percents,
    prices: mix.map(({ price }) => price),
    before: undealt.map(({ price }) => price),
  }
}

describe("the deals of a card", () => {
  it("are the one in the price, and for visitors the one behind signing in", () => {
    const deals = [promotion, forMembers]

    expect(dealsIn({ deals })).toMatchObject({ promotion: 10, member: 20 })
    expect(dealsIn({ deals }, { member: true })).toMatchObject({ promotion: 0, member: 0 })
  })

  it("come off the rate of the plan that is shown, with dates and without", () => {
    const room = { deals: [promotion], plans: [aSaver()] as const }

    expect(dealsIn(room)).toMatchObject({ before: [2 * 19_800], prices: [2 * 17_820] })
    expect(dealsIn(room, { dates: null })).toMatchObject({ before: [16_200] })
  })
})
