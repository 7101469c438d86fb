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
import { openPlansOf } from "#core/property/plans-of.ts"
import { Slug } from "#core/property/property.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import { openProperty } from "#core/search/open-property.ts"
import { choiceIssues, countsOf, priceOfOneRoom } from "#core/search/room-choice.ts"
import { onPlan } from "#core/search/room-on-plan.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { anyWorld, now, type World } from "#tests/core/search/any-inn.ts"

const RUNS = 400

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
