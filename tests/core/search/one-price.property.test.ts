import { Effect, Result } from "effect"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { pricedStay } from "#core/booking/priced-stay.ts"
import { checkoutRequestFromChoice } from "#core/booking/stay-request-from-choice.ts"
import {
  checkoutRequestFromQuery,
  queryFromCheckoutRequest,
} from "#core/booking/stay-request-query.ts"
import { costOf } from "#core/pricing/cost.ts"
import { freeCancellationUntil } from "#core/pricing/refund.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { openPlansOf } from "#core/property/plans-of.ts"
import { Slug } from "#core/property/property.ts"
import { anySearch, withDates, withParty } from "#core/search-request/change-search.ts"
import { openProperty } from "#core/search/open-property.ts"
import { choiceIssues, countsOf, priceOfOneRoom } from "#core/search/room-choice.ts"
import { onPlan } from "#core/search/room-on-plan.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { anyChildrenPolicy, withAnyAges } from "#fixtures/arbitraries/any-children.ts"
import { anyPlans } from "#fixtures/arbitraries/any-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"

type AnyOf<Some> = Some extends fc.Arbitrary<infer One> ? One : never

const RUNS = 400
const now = Date.parse("2026-11-29T04:00:00.000Z")
const deal = { kind: "promotion", percent: 15, from: day("2026-12-04"), until: day("2026-12-04") }

const anyRoom = fc.record({
  plans: anyPlans(["NOW", "AT_PROPERTY", "EITHER"]),
  units: fc.integer({ min: 1, max: 2 }),
  rate: fc.integer({ min: 0, max: 90_000 }),
  hasDeal: fc.boolean(),
  cancellation: fc.constantFrom("FLEXIBLE" as const, "NON_REFUNDABLE" as const),
})

const roomOf = (
  { plans, units, rate, hasDeal, cancellation }: AnyOf<typeof anyRoom>,
  place: number,
): RoomType => ({
  ...aRoomType({
    id: RoomTypeId.make(`room-${place}`),
    units,
    cancellation,
    deals: hasDeal ? [{ ...deal, kind: "promotion" }] : [],
  }),
  baseRate: rate as RoomType["baseRate"],
  weekendRate: rate as RoomType["baseRate"],
  ...(plans && { plans }),
})

const anyWorld = fc
  .record({
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 3 }),
    sstRegistered: fc.boolean(),
    member: fc.boolean(),
    count: fc.integer({ min: 1, max: 3 }),
    children: fc.nat({ max: 4 }),
    policy: fc.option(anyChildrenPolicy, { nil: undefined }),
  })
  .chain(({ count, children, ...world }) =>
    withAnyAges({ adults: count + 1, children, rooms: count }).map((party) => ({
      ...world,
      party,
    })),
  )
  .map(({ rooms, sstRegistered, member, party, policy }) => {
    const property = aProperty({
      slug: Slug.make("inn"),
      terms: sellingTerms({ sstRegistered, payAtProperty: true }),
      rooms: rooms.map(roomOf),
      ...(policy && { children: policy }),
    })
    return {
      property,
      snapshot: snapshotOf([{ property, exceptions: [] }]),
      viewer: { member, now },
      criteria: {
        ...withParty(withDates(anySearch, stayDates()), party).criteria,
      },
    }
  })

type World = AnyOf<typeof anyWorld>

const pageOf = ({ snapshot, property, criteria, viewer }: World) => {
  const page = openProperty(snapshot, property, criteria, viewer)
  const { dates, party } = criteria
  const offered = { property, offers: page.offers, dates, party, member: viewer.member }
  return { page, offered }
}

const sold = ({ snapshot, viewer }: World, request: Parameters<typeof pricedStay>[1]) =>
  Result.getOrNull(
    Effect.runSync(
      Effect.result(
        pricedStay(snapshot, request, { session: "one", ...viewer }, malaysianDateAt(now)),
      ),
    ),
  )

const freeUntil = (stay: ReturnType<typeof sold>) => {
  const terms = (stay?.rooms ?? []).map(({ plan }) => plan.terms)
  const until = freeCancellationUntil(terms, stayDates().checkIn)
  return until !== null && Date.parse(until) > now ? until : null
}

it("a stay costs the same in the list, on the page, at the checkout and when it is sold", () => {
  let [found, planned, withBeds] = [0, 0, 0]
  fc.assert(
    fc.property(anyWorld, (world) => {
      const [card] = searchStays(
        world.snapshot,
        { ...anySearch, criteria: world.criteria },
        world.viewer,
      ).stays
      const { page, offered } = pageOf(world)
      expect(card?.mix ?? null).toEqual(page.mix)
      if (card === undefined || page.mix === null) return

      const request = checkoutRequestFromChoice(Slug.make("inn"), offered, countsOf(page.mix))
      const address = request && new URLSearchParams(queryFromCheckoutRequest(request))
      const asked = address && checkoutRequestFromQuery(address)
      const quote = asked && sold(world, asked.stay)?.quote

      expect(asked).toEqual(request)
      expect(quote?.total).toBe(request?.total)
      expect(card.price).toMatchObject({ cost: quote && costOf(quote), deposit: quote?.deposit })
      expect(card.freeCancellationUntil).toBe(asked && freeUntil(sold(world, asked.stay)))
      found += 1
      planned += Number(page.mix.some(({ plan }) => plan !== undefined))
      withBeds += Number(quote?.forChildren?.extraBeds !== undefined)
    }),
    { numRuns: RUNS },
  )
  expect(Math.min(found, planned)).toBeGreaterThanOrEqual(RUNS / 8)
  expect(withBeds).toBeGreaterThan(RUNS / 80)
})

it("one room is shown at its cheapest plan that can be booked", () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      const one = { ...world.criteria, party: { adults: 1, children: 0, rooms: 1 } }
      const { page, offered } = pageOf({ ...world, criteria: one })
      const prices = world.property.rooms.flatMap((room) =>
        openPlansOf(room, world.viewer.member).flatMap((plan) => {
          const kind = onPlan(room, plan)
          const isFree = choiceIssues(offered, countsOf([{ ...kind, count: 1 }])).length === 0
          return isFree ? [priceOfOneRoom(offered, kind)?.subtotal ?? 0] : []
        }),
      )
      const [first] = page.mix ?? []

      expect(first === undefined).toBe(prices.length === 0)
      if (first) expect(priceOfOneRoom(offered, first)?.subtotal).toBe(Math.min(...prices))
    }),
    { numRuns: RUNS },
  )
})
