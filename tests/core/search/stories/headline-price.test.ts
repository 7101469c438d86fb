import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { anySearch, withDates, withFilters } from "#core/search-request/change-search.ts"
import { noTerms, type Terms } from "#core/search-request/stay-asked.ts"
import { openProperty } from "#core/search/open-property.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { senOf } from "#core/money/amounts.ts"
import { expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "#tests/core/search/small-town.ts"

const aRoom = (id: string, baseRate: number, changes: Partial<RoomType> = {}): RoomType =>
  aRoomType({
    id: RoomTypeId.make(id),
    baseRate: senOf(baseRate),
    weekendRate: senOf(baseRate),
    ...changes,
  })

const weekly = (id: string, rate: number) => aRoom(id, rate, { restrictions: [{ minNights: 7 }] })

const pageOf = (
  rooms: ReadonlyArray<RoomType>,
  { terms = noTerms, party = aParty(), dates = null as ReturnType<typeof stayDates> | null } = {},
) => {
  const house = { ...aHouse("house"), rooms }
  const undated = { ...anySearch, criteria: { ...anySearch.criteria, party } }
  const { criteria } = dates === null ? undated : withDates(undated, dates)
  const asked: Terms = terms
  const page = openProperty(aTownOf(house), house, { ...criteria, terms: asked }, aViewer())
  const filters = { ...undated.filters, freeCancellation: asked.freeCancellation }
  const search = withFilters(undated, filters)
  const [card] = searchStays(aTownOf(house), search, aViewer()).stays
  return { page: page.lowestNight, card: card?.price?.perNight ?? null }
}

it.each<[string, ReadonlyArray<RoomType>, number]>([
  ["the cheapest room", [aRoom("a", 9_000), aRoom("b", 15_000)], 9_000],
  ["no room that is sold by the week alone", [weekly("a", 9_000), aRoom("b", 15_000)], 15_000],
  ["the only room, though sold by the week", [weekly("a", 9_000)], 9_000],
  [
    "the meals of its plan",
    [
      aRoom("a", 9_000, {
        plans: [
          aPlan({
            id: PlanId.make("bb"),
            board: "BREAKFAST",
            boardPrice: { adult: senOf(500), child: senOf(0) },
          }),
        ],
      }),
    ],
    10_000,
  ],
])("a page without dates starts from the price of its card: %s", (_, rooms, price) => {
  expect(pageOf(rooms)).toEqual({ page: price, card: price })
})

it("a page with dates starts from the same price", () => {
  const rooms = [weekly("a", 9_000), aRoom("b", 15_000)]

  expect(pageOf(rooms, { dates: stayDates() }).page).toBe(15_000)
})

it("a page starts from the lowest price on the terms asked for, where any rooms have them", () => {
  const terms = { ...noTerms, freeCancellation: true }
  const plans = [aPlan(), aSaver()] as const

  expect(pageOf([aRoom("a", 10_000, { plans })], { terms })).toEqual({ page: 10_000, card: 10_000 })
  expect(pageOf([aRoom("a", 10_000, { plans: [aSaver()] })], { terms })).toEqual({
    page: 9_000,
    card: null,
  })
})

it("a page has no price to start from where the party has no room", () => {
  expect(pageOf([aRoom("a", 9_000)], { party: aParty({ adults: 10 }) })).toEqual({
    page: undefined,
    card: null,
  })
})
