import * as fc from "fast-check"
import { expect, it } from "vitest"
import { freeCancellationUntil } from "#core/pricing/refund.ts"
import { costOf } from "#core/pricing/cost.ts"
import { methodsFor, openPlansOf, planNamed } from "#core/property/plans-of.ts"
import type { RatePlan } from "#core/property/rate-plan.ts"
import { anySearch, withFilters } from "#core/search-request/change-search.ts"
import type { Terms } from "#core/search-request/stay-asked.ts"
import { openProperty } from "#core/search/open-property.ts"
import { choiceIssues, countsOf, quoteOfChoice } from "#core/search/room-choice.ts"
import { onPlan } from "#core/search/room-on-plan.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { anyWorld, now, type World } from "./any-inn.ts"

const RUNS = 400

const anyTerms = fc.constantFrom<Terms>(
  { freeCancellation: true, payAtProperty: false },
  { freeCancellation: false, payAtProperty: true },
  { freeCancellation: true, payAtProperty: true },
)

const isFree = ({ terms }: RatePlan): boolean => {
  const until = freeCancellationUntil([terms], stayDates().checkIn)
  return until !== null && Date.parse(until) > now
}

const has = (plan: RatePlan, asked: Terms): boolean =>
  (!asked.freeCancellation || isFree(plan)) &&
  (!asked.payAtProperty || methodsFor([plan.pay], true).includes("payAtProperty"))

const openedOn = ({ snapshot, property, criteria, viewer }: World, terms: Terms) => {
  const page = openProperty(snapshot, property, { ...criteria, terms }, viewer)
  const { dates, party } = criteria
  const offered = { property, offers: page.offers, dates, party, member: viewer.member }
  const quote = page.mix && quoteOfChoice(offered, countsOf(page.mix))
  return { page, offered, cost: quote && costOf(quote) }
}

const cardOn = ({ snapshot, criteria, viewer }: World, terms: Terms) =>
  searchStays(snapshot, withFilters({ ...anySearch, criteria }, terms), viewer).stays[0]

const plansOfMix = ({ property }: World, mix: ReturnType<typeof openedOn>["page"]["mix"]) =>
  (mix ?? []).map(({ roomType, plan }) => {
    const room = property.rooms.find(({ id }) => id === roomType)
    return room && planNamed(room, plan)
  })

it("a page opened from a card with terms chooses the rooms of the card, at its price", () => {
  let [shown, dearer] = [0, 0]
  fc.assert(
    fc.property(anyWorld, anyTerms, (world, terms) => {
      const card = cardOn(world, terms)
      if (card === undefined) return

      const { page, cost } = openedOn(world, terms)

      expect(page.mix).toEqual(card.mix)
      expect(card.price).toMatchObject({ cost })
      expect(["lowest", "higher"]).toContain(page.onTerms?.price)
      shown += 1
      dearer += Number(page.onTerms?.price === "higher")
    }),
    { numRuns: RUNS },
  )
  expect(shown).toBeGreaterThan(RUNS / 8)
  expect(dearer).toBeGreaterThan(RUNS / 80)
})

it("rooms chosen on terms have them and never cost less than the lowest price; else these are of the lowest price", () => {
  fc.assert(
    fc.property(anyWorld, anyTerms, (world, terms) => {
      const { page, cost } = openedOn(world, terms)
      const any = openedOn(world, { freeCancellation: false, payAtProperty: false })
      const plans = plansOfMix(world, page.mix)

      expect(any.page).not.toHaveProperty("onTerms")
      const isMet = page.onTerms !== undefined && page.onTerms.price !== "none"
      expect(page.onTerms === undefined).toBe(any.page.mix === null)
      if (!isMet) {
        expect(page.mix).toEqual(any.page.mix)
        return
      }
      expect(plans.every((plan) => plan && has(plan, terms))).toBe(true)
      expect(Math.sign((cost ?? 0) - (any.cost ?? 0))).toBe(
        page.onTerms?.price === "higher" ? 1 : 0,
      )
    }),
    { numRuns: RUNS },
  )
})

it("one room on terms is the cheapest of its type that has them, and is found wherever there is any", () => {
  fc.assert(
    fc.property(anyWorld, anyTerms, (world, terms) => {
      const one = { ...world.criteria, party: { adults: 1, children: 0, rooms: 1 } }
      const { page, offered, cost } = openedOn({ ...world, criteria: one }, terms)
      const others = world.property.rooms.flatMap((room) =>
        openPlansOf(room, world.viewer.member).flatMap((plan) => {
          const counts = countsOf([{ ...onPlan(room, plan), count: 1 }])
          const isOpen = has(plan, terms) && choiceIssues(offered, counts).length === 0
          const quote = isOpen ? quoteOfChoice(offered, counts) : null
          return quote ? [{ roomType: room.id, cost: costOf(quote) }] : []
        }),
      )
      const isMet = page.onTerms !== undefined && page.onTerms.price !== "none"

      expect(isMet).toBe(others.length > 0)
      if (!isMet) return
      const [chosen] = page.mix ?? []
      const ofType = others.filter(({ roomType }) => roomType === chosen?.roomType)
      expect(cost).toBe(Math.min(...ofType.map((other) => other.cost)))
    }),
    { numRuns: RUNS },
  )
})
