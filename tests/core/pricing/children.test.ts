import { Option, Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Instant } from "#core/kernel/instant.ts"
import { senOf } from "#core/money/amounts.ts"
import { bedsToAdd, bedTerms, noBedsAdded } from "#core/pricing/added-beds.ts"
import { reasonsOf } from "#core/pricing/charges.ts"
import { childrenANight, childrenFor, childrenTotal, eatersUnder } from "#core/pricing/children.ts"
import { taxesAndFeesOf } from "#core/pricing/cost.ts"
import { explained, linesOf } from "#core/pricing/lines.ts"
import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import { Quote } from "#core/pricing/quote.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { refundFor } from "#core/pricing/refund.ts"
import { whyDifferent } from "#core/pricing/why-different.ts"
import { anyChildrenPolicy } from "#fixtures/arbitraries/any-children.ts"
import { anyStayToPrice } from "#fixtures/arbitraries/any-quote.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aStayToPrice } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const ages = [1, 4, null, 8, 14]
const beds = { cots: 1, extraBeds: 1 }
const stay = childrenFor(aChildrenPolicy(), { ages }, beds, 2)
const quote = quoteStay(aStayToPrice(stay))
const without = quoteStay(aStayToPrice())

describe("The prices of children", () => {
  it("are by age a night, with the beds that are put up for them", () => {
    expect(stay.forChildren).toEqual({
      nights: 2,
      free: 2,
      paying: [{ from: 6, price: 2_000, children: 2 }],
      cots: { count: 1, price: 0, per: "NIGHT" },
      extraBeds: { count: 1, price: 4_000 },
    })
    expect(stay.forChildren && childrenANight(stay.forChildren)).toBe(8_000)
    expect(childrenTotal(stay.forChildren)).toBe(16_000)
  })

  it("have each rate that anybody pays once, and no bed that is not put up", () => {
    const rates = [
      { from: 2, price: senOf(0) },
      { from: 6, price: senOf(1_000) },
      { from: 9, price: senOf(1_500) },
      { from: 12, price: senOf(3_000) },
    ]
    expect(childrenFor({ rates }, { ages: [12, 3, 7, 17] }, beds, 1)).toEqual({
      forChildren: {
        nights: 1,
        free: 1,
        paying: [
          { from: 6, price: 1_000, children: 1 },
          { from: 12, price: 3_000, children: 2 },
        ],
      },
    })
    expect(childrenFor(aChildrenPolicy(), { ages: [3] }, noBedsAdded, 1)).toEqual({
      forChildren: { nights: 1, free: 1, paying: [] },
    })
  })

  it("have each bed that is put up", () => {
    const two = { cots: 0, extraBeds: 2 }
    const family = childrenFor(aChildrenPolicy(), { ages: [7, 8] }, two, 3).forChildren

    expect(family && childrenANight(family)).toBe(2 * 2_000 + 2 * 4_000)
    expect(childrenTotal(family)).toBe(3 * 12_000)
  })

  it("are none without a policy, and where no age is known", () => {
    expect(childrenFor(undefined, { ages }, noBedsAdded, 2)).toEqual({})
    expect(childrenFor(aChildrenPolicy(), {}, noBedsAdded, 2)).toEqual({})
    expect(childrenTotal(undefined)).toBe(0)
  })

  it("ask for a cot each night or once, as the property does", () => {
    const cots = (per: "NIGHT" | "STAY") =>
      childrenFor(
        aChildrenPolicy({ cots: { perRoom: 2, price: senOf(1_500), per } }),
        { ages: [1, 2] },
        { cots: 2, extraBeds: 0 },
        3,
      ).forChildren
    expect(childrenTotal(cots("NIGHT"))).toBe(9_000)
    expect(childrenTotal(cots("STAY"))).toBe(3_000)
  })

  it("are a line of their own with fee and service tax on it, and bear no tax of nights", () => {
    expect(quote.children).toBe(16_000)
    expect(quote.forChildren).toEqual(stay.forChildren)
    expect(quote.subtotal).toBe(without.subtotal)
    expect(quote.bookingFee - without.bookingFee).toBe(480)
    expect(quote.sst - without.sst).toBe(1_318)
    expect(quote.occupancyTax).toBe(without.occupancyTax)
    expect(quote.deposit).toBe(without.deposit)
    expect(quote.averagePerNight).toBe(without.averagePerNight)
    expect(taxesAndFeesOf(quote)).toBe(quote.bookingFee + quote.sst + quote.occupancyTax)
    expect(without.children).toBe(0)
    expect("forChildren" in without).toBe(false)
  })

  it("stay when it is known who comes", () => {
    const known = quoteForResidency(quote, "visitor")
    expect(known.children).toBe(16_000)
    expect(known.total - quote.total).toBe(known.occupancyTax)
  })

  it("are told where the property has prices for those who come, and only there", () => {
    const lines = (one: Quote) => explained(one, day("2026-12-06")).map(({ line }) => line)
    expect(lines(quote)).toEqual([
      "subtotal",
      "children",
      "bookingFee",
      "sst",
      "occupancyTax",
      "deposit",
      "total",
    ])
    expect(lines(without)).toEqual([
      "subtotal",
      "bookingFee",
      "sst",
      "occupancyTax",
      "deposit",
      "total",
    ])
    expect(linesOf(without)).toHaveLength(6)
  })

  it("say who is free, who pays, and which beds there are", () => {
    const reasons = (one: Quote) => reasonsOf(one, "children", day("2026-12-06"))
    expect(reasons(quote)).toEqual([
      { tag: "childrenFree", count: 2 },
      { tag: "childrenPaying", from: 6, price: 2_000, count: 2, forNights: 2 },
      { tag: "cotsFree", count: 1 },
      { tag: "extraBeds", price: 4_000, count: 1, forNights: 2 },
    ])
    const cots = (per: "NIGHT" | "STAY") =>
      reasons(
        quoteStay(
          aStayToPrice({
            forChildren: {
              nights: 2,
              free: 0,
              paying: [],
              cots: { count: 1, price: senOf(100), per },
            },
          }),
        ),
      )
    expect(cots("NIGHT")).toEqual([{ tag: "cotsANight", count: 1, price: 100, forNights: 2 }])
    expect(cots("STAY")).toEqual([{ tag: "cotsAStay", count: 1, price: 100, forNights: 2 }])
    expect(reasons(without)).toEqual([])
    const free = { nights: 2, free: 1, paying: [] }
    expect(reasons(quoteStay(aStayToPrice({ forChildren: free })))).toEqual([
      { tag: "childrenFree", count: 1 },
    ])
  })

  it("say of fee and service tax what they are taken on", () => {
    expect(reasonsOf(quote, "bookingFee", day("2026-12-06"))).toMatchObject([
      { tag: "feeWithChildren", of: quote.subtotal + 16_000 },
    ])
    expect(reasonsOf(quote, "sst", day("2026-12-06"))).toMatchObject([
      { tag: "sstOnBoth", of: quote.subtotal + 16_000 + quote.bookingFee },
    ])
  })

  it("are kept with the first night where it is cancelled late, and whole where nothing is refunded", () => {
    const kept = (one: Quote, policy: "FLEXIBLE" | "NON_REFUNDABLE") =>
      refundFor({
        quote: one,
        policies: [policy],
        checkIn: day("2026-12-04"),
        at: Instant.make("2026-12-03T00:00:00.000Z"),
        captured: one.total,
      }).kept
    expect(kept(quote, "FLEXIBLE") - kept(without, "FLEXIBLE")).toBe(8_000 + 480 + 38)
    expect(kept(quote, "NON_REFUNDABLE") - kept(without, "NON_REFUNDABLE")).toBe(
      16_000 + 480 + 1_318,
    )
  })

  it("are named where they make a price another one, and not where only nights do", () => {
    expect(whyDifferent(without, quote).inputs).toEqual(["children"])
    expect(whyDifferent(quote, quote).inputs).toEqual([])
    const longer = childrenFor(aChildrenPolicy(), { ages }, beds, 3)
    expect(whyDifferent(quote, quoteStay(aStayToPrice(longer))).inputs).toEqual([])
  })

  it("are nothing in quotes that were kept before there was such a line", () => {
    const { children: _, ...older } = Schema.encodeSync(Quote)(without)
    expect(Schema.decodeUnknownSync(Quote)(older)).toEqual(without)
    expect(Schema.decodeUnknownSync(Quote)(Schema.encodeSync(Quote)(quote))).toEqual(quote)
  })

  it("are read from kept quotes only where every figure that the total needs is there", () => {
    const kept = Schema.encodeSync(Quote)(quote)
    const readWith = (part: object) =>
      Option.isSome(
        Schema.decodeUnknownOption(Quote)({
          ...kept,
          forChildren: { ...kept.forChildren, ...part },
        }),
      )
    expect(readWith({})).toBe(true)
    expect(readWith({ nights: undefined })).toBe(false)
    expect(readWith({ free: null })).toBe(false)
    expect(readWith({ paying: [{ from: 6, price: 2_000 }] })).toBe(false)
    expect(readWith({ paying: [{ from: 6, children: 2 }] })).toBe(false)
    expect(readWith({ cots: { price: 0, per: "NIGHT" } })).toBe(false)
    expect(readWith({ cots: { count: 1, price: 0, per: "WEEK" } })).toBe(false)
    expect(readWith({ extraBeds: { price: 4_000 } })).toBe(false)
    expect(readWith({ extraBeds: { count: 1, price: -4_000 } })).toBe(false)
  })

  it("give adults' meals to children who count as adults", () => {
    const party = { adults: 2, children: 5, ages }
    expect(eatersUnder(aChildrenPolicy(), party)).toEqual({ adults: 3, children: 4 })
    expect(eatersUnder(undefined, party)).toEqual({ adults: 2, children: 5 })
    expect(eatersUnder(aChildrenPolicy(), { adults: 2, children: 5 })).toEqual({
      adults: 2,
      children: 5,
    })
  })

  it("add up with every other line, whatever the policy, the ages and the nights", () => {
    fc.assert(
      fc.property(
        anyStayToPrice,
        anyChildrenPolicy,
        fc.array(fc.nat(17), { maxLength: 16 }),
        fc.record({ cots: fc.nat(3), extraBeds: fc.nat(3) }),
        fc.integer({ min: 1, max: 30 }),
        (any, policy, told, added, nights) => {
          const forChildren = childrenFor(policy, { ages: told }, added, nights)
          const priced = quoteStay({ ...any, ...forChildren })
          const plain = quoteStay(any)
          const amounts = linesOf(priced).map(({ amount }) => amount)
          expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0))
          expect(priced.children).toBe(childrenTotal(forChildren.forChildren))
          expect({ ...priced, total: 0, bookingFee: 0, sst: 0 }).toMatchObject({
            nights: plain.nights,
            subtotal: plain.subtotal,
            occupancyTax: plain.occupancyTax,
            deposit: plain.deposit,
          })
          expect(priced.total).toBeGreaterThanOrEqual(plain.total + priced.children)
        },
      ),
    )
  })

  it("are never lower for an older child that has the same place in its room", () => {
    fc.assert(
      fc.property(
        anyChildrenPolicy,
        fc.array(fc.nat(17), { maxLength: 5 }),
        fc.tuple(fc.nat(17), fc.nat(17)),
        fc.record({ children: fc.nat(3), guests: fc.nat(3) }),
        fc.integer({ min: 1, max: 5 }),
        ({ adultFrom: _, ...policy }, others, pair, lacks, nights) => {
          const costWith = (age: number): number => {
            const told = { ages: [age, ...others], rooms: 1 }
            const terms = bedTerms(policy, told, nights)
            const put = terms && bedsToAdd(terms, { adults: 0, ...lacks })
            return put === null
              ? Infinity
              : childrenTotal(childrenFor(policy, told, put, nights).forChildren)
          }
          expect(costWith(Math.max(...pair))).toBeGreaterThanOrEqual(costWith(Math.min(...pair)))
        },
      ),
    )
  })
})
