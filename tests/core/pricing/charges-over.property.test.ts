import * as fc from "fast-check"
import { expect, it } from "vitest"
import { senOf, sumOf } from "#core/money/amounts.ts"
import { chargesOver, oneRoomCostsOver } from "#core/pricing/charges-over.ts"
import { costOf } from "#core/pricing/cost.ts"
import { quoteLines } from "#core/pricing/charge-lines.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import type { PropertyTerms, StayToPrice } from "#core/pricing/stay-to-price.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { anyStayToPrice } from "#fixtures/arbitraries/any-quote.ts"
import { aStayToPrice, propertyTerms } from "#fixtures/builders/a-quote.ts"

const nightsOf = ({ rooms }: StayToPrice): ReadonlyArray<CalendarDate> =>
  (rooms[0]?.nights ?? []).map(({ date }) => date)

const pricedFor = (terms: PropertyTerms) => ({
  property: { terms },
  levied: terms.levyArea === null ? null : { place: terms, key: JSON.stringify(terms) },
})

/** The rooms of a stay, each kind with what one costs for all nights by the quote of it alone. */
const mixOf = (stay: StayToPrice) =>
  stay.rooms.map((room) => ({
    room,
    count: room.count,
    price: quoteStay({ ...stay, rooms: [{ ...room, count: 1 }] }).subtotal,
  }))

const pricer = (stay: StayToPrice) => {
  const nights = nightsOf(stay)
  return chargesOver(nights[0] as CalendarDate, nights)
}

const amountsIn = (lines: Readonly<Record<(typeof quoteLines)[number], number>>) =>
  quoteLines.map((line) => ({ line, amount: lines[line] }))

it("has the lines of the quote for a guest assumed Malaysian", () => {
  fc.assert(
    fc.property(anyStayToPrice, (stay) => {
      const lines = pricer(stay)(pricedFor(stay.terms), mixOf(stay))

      expect(amountsIn(lines)).toEqual(
        amountsIn(quoteStay({ ...stay, residency: "assumedMalaysian" })),
      )
    }),
  )
})

it("prices one property after another, each with its own levy", () => {
  const stay = aStayToPrice({ residency: "assumedMalaysian" })
  const places = (["melaka", null, "perak", "melaka"] as const).map((levyArea) =>
    propertyTerms({ levyArea }),
  )
  const price = pricer(stay)

  expect(places.map((terms) => price(pricedFor(terms), mixOf(stay)).occupancyTax)).toEqual([
    400, 0, 600, 400,
  ])
  expect(sumOf(places.map((terms) => price(pricedFor(terms), mixOf(stay)).deposit))).toBe(80000)
})

it("works the levy out once for all properties that are alike to it", () => {
  const stay = aStayToPrice({ residency: "assumedMalaysian" })
  const alike = (levyArea: "melaka" | "perak") => ({
    ...pricedFor(stay.terms),
    levied: { place: propertyTerms({ levyArea }), key: "alike" },
  })
  const price = pricer(stay)

  expect(price(alike("melaka"), mixOf(stay)).occupancyTax).toBe(400)
  expect(price(alike("perak"), mixOf(stay)).occupancyTax).toBe(400)
})

it("knows what one room costs, fee and taxes included, without its lines", () => {
  fc.assert(
    fc.property(anyStayToPrice, fc.nat(200_000), (stay, price) => {
      const nights = nightsOf(stay)
      const [first] = stay.rooms
      const priced = pricedFor(stay.terms)
      const lines = pricer(stay)(priced, [{ room: first!, count: 1, price: senOf(price) }])

      const costs = oneRoomCostsOver(nights[0] as CalendarDate, nights)(priced)

      expect(costs(senOf(price))).toBe(costOf(lines))
    }),
  )
})
