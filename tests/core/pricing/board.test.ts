import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { Instant } from "#core/kernel/instant.ts"
import {
  areMealsIncluded,
  boardANight,
  boardFor,
  boardTotal,
  haveOneBoard,
} from "#core/pricing/board.ts"
import { QuotedBoard } from "#core/pricing/quoted-board.ts"
import { reasonsOf } from "#core/pricing/charges.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { refundFor } from "#core/pricing/refund.ts"
import { whyDifferent } from "#core/pricing/why-different.ts"
import { anyStayToPrice } from "#fixtures/arbitraries/any-quote.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aRatedRoom, aStayToPrice, nightsAt } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { withoutEachField } from "../kernel/without-each-field.ts"

const family = { adults: 2, children: 1 }
const breakfast = boardFor([aBreakfastPlan()], family, 2)
const withMeals = aStayToPrice({ ...breakfast })
const quote = quoteStay(withMeals)
const without = quoteStay(aStayToPrice())

describe("The meals of a stay", () => {
  it("cost so much for each adult and child a night", () => {
    expect(boardANight(aBreakfastPlan().boardPrice, family)).toBe(3_800)
    expect(boardTotal(breakfast.board)).toBe(7_600)
    expect(boardTotal(undefined)).toBe(0)
  })

  it("are none under plans without any, and where they cost these guests nothing", () => {
    expect(boardFor([aPlan()], family, 2)).toEqual({})
    expect(boardFor([], family, 2)).toEqual({})
    const forAdults = aBreakfastPlan({ boardPrice: { adult: senOf(0), child: senOf(800) } })
    expect(boardFor([forAdults], { adults: 2, children: 0 }, 2)).toEqual({})
  })

  it("are included where neither adults nor children pay for them", () => {
    const nothing = senOf(0)
    expect(areMealsIncluded({ adult: nothing, child: nothing })).toBe(true)
    expect(areMealsIncluded({ adult: senOf(1), child: nothing })).toBe(false)
    expect(areMealsIncluded({ adult: nothing, child: senOf(1) })).toBe(false)
  })

  it("are one for plans that ask the same of adults and of children", () => {
    const dearer = { adult: senOf(1_500), child: senOf(900) }
    expect(haveOneBoard([])).toBe(true)
    expect(haveOneBoard([aBreakfastPlan(), aBreakfastPlan(), aPlan()])).toBe(false)
    expect(haveOneBoard([aPlan(), aSaver()])).toBe(true)
    expect(haveOneBoard([aBreakfastPlan(), aPlan()])).toBe(false)
    expect(haveOneBoard([aBreakfastPlan(), aBreakfastPlan({ boardPrice: dearer })])).toBe(false)
  })

  it("are told apart by adult and child, not by their figures in a row", () => {
    const one = aBreakfastPlan({ boardPrice: { adult: senOf(15), child: senOf(0) } })
    const other = aBreakfastPlan({ boardPrice: { adult: senOf(1), child: senOf(50) } })
    expect(haveOneBoard([one, other])).toBe(false)
  })

  it("are quoted with their price, for whom and for how many nights", () => {
    const quoted = { ...breakfast.board }
    const isQuoted = Schema.is(QuotedBoard)
    expect(isQuoted(quoted)).toBe(true)
    expect(withoutEachField(quoted).filter(([, rest]) => isQuoted(rest))).toEqual([])
  })

  it("are in the subtotal with fee and service tax on them, and bear no tax of nights", () => {
    expect(quote.board).toEqual(breakfast.board)
    expect(quote.subtotal - without.subtotal).toBe(7_600)
    expect(quote.bookingFee - without.bookingFee).toBe(228)
    expect(quote.sst - without.sst).toBe(626)
    expect(quote.occupancyTax).toBe(without.occupancyTax)
    expect(quote.deposit).toBe(without.deposit)
    expect(quote.saved).toBe(without.saved)
    expect("board" in without).toBe(false)
  })

  it("take the deal off the nights alone", () => {
    const deals = [
      { kind: "promotion", percent: 50, from: day("2026-12-01"), until: day("2026-12-31") },
    ] as const
    const rooms = [aRatedRoom({ nights: nightsAt([10_000, 10_000]), deals })]
    expect(quoteStay(aStayToPrice({ rooms, ...breakfast })).subtotal).toBe(10_000 + 7_600)
  })

  it("are kept with the first night where it is cancelled late, and given back before", () => {
    const late = (one: typeof quote) =>
      refundFor({
        quote: one,
        policies: ["FLEXIBLE"],
        checkIn: day("2026-12-04"),
        at: Instant.make("2026-12-03T00:00:00.000Z"),
        captured: one.total,
      }).kept
    expect(late(quote) - late(without)).toBe(3_800 + 228 + 18)
  })

  it("say for whom and for how long, with and without children", () => {
    const tags = (one: typeof quote) =>
      reasonsOf(one, "subtotal", day("2026-12-06")).map(({ tag }) => tag)
    const adults = boardFor([aBreakfastPlan()], { adults: 2, children: 0 }, 2)
    expect(tags(quote)).toEqual(["night", "night", "boardWithChildren"])
    expect(tags(quoteStay(aStayToPrice(adults)))).toEqual(["night", "night", "boardOfAdults"])
    expect(tags(without)).toEqual(["night", "night"])
  })

  it("are named where they make a price another one", () => {
    expect(whyDifferent(without, quote).inputs).toEqual(["board"])
    expect(whyDifferent(quote, quote).inputs).toEqual([])
  })

  it("raise the subtotal of any stay by guests, price and nights, and nothing of its nights", () => {
    fc.assert(
      fc.property(
        anyStayToPrice,
        fc.nat({ max: 32 }),
        fc.nat({ max: 16 }),
        fc.integer({ min: 1, max: 30 }),
        (stay, adults, children, nights) => {
          const meals = boardFor([aBreakfastPlan()], { adults, children }, nights)
          const [plain, fed] = [quoteStay(stay), quoteStay({ ...stay, ...meals })]

          expect(fed.subtotal - plain.subtotal).toBe((1_500 * adults + 800 * children) * nights)
          expect(fed.nights).toEqual(plain.nights)
          expect(fed.why.levy).toEqual(plain.why.levy)
        },
      ),
    )
  })
})
