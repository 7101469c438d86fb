import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { senOf, sumOf } from "#core/money/amounts.ts"
import { linesOf } from "#core/pricing/lines.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import type { RatedRoom, StayToPrice } from "#core/pricing/stay-to-price.ts"
import { anyRate } from "#fixtures/arbitraries/any-money.ts"
import { anyStayToPrice } from "#fixtures/arbitraries/any-quote.ts"
import { anyDeal } from "#fixtures/arbitraries/any-room-type.ts"

const amountsOf = ({ nights: _, ...amounts }: Quote) => amounts

const withRooms = (stay: StayToPrice, change: (room: RatedRoom) => RatedRoom): StayToPrice => ({
  ...stay,
  rooms: stay.rooms.map(change),
})

const exactHalfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator))

describe("The price of any stay", () => {
  it("is the sum of its lines", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const amounts = linesOf(quoteStay(stay)).map(({ amount }) => amount)
        expect(amounts.at(-1)).toBe(sumOf(amounts.slice(0, -1)))
      }),
    )
  })

  it("follows the formula of fee and tax, counted with numbers of any size", () => {
    fc.assert(
      fc.property(anyStayToPrice, fc.boolean(), (stay, platformRegistered) => {
        const { subtotal, bookingFee, sst, why, occupancyTax } = quoteStay(stay, platformRegistered)
        const base =
          (stay.terms.sstRegistered ? BigInt(subtotal) : 0n) +
          (platformRegistered ? BigInt(bookingFee) : 0n)
        expect(bookingFee).toBe(exactHalfUp(BigInt(subtotal) * BigInt(stay.terms.feeBps), 10_000n))
        expect(sst).toBe(exactHalfUp(base * BigInt(why.sstBps), 10_000n))
        expect(occupancyTax).toBe(why.tourismTax.amount + why.levy.amount)
      }),
    )
  })

  it("does not depend on the order of rooms and nights", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const turned = withRooms(stay, (room) => ({ ...room, nights: room.nights.toReversed() }))
        const other = quoteStay({ ...turned, rooms: turned.rooms.toReversed() })
        expect(amountsOf(other)).toEqual(amountsOf(quoteStay(stay)))
      }),
    )
  })

  it("is the same for two rooms of a type together and one by one", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const rooms = stay.rooms.flatMap((room) =>
          Array.from({ length: room.count }, () => ({ ...room, count: 1 })),
        )
        expect(amountsOf(quoteStay({ ...stay, rooms }))).toEqual(amountsOf(quoteStay(stay)))
      }),
    )
  })

  it("never falls when a night is added at the end", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const nights = stay.rooms[0]?.nights.length ?? 0
        const totals = Array.from({ length: nights }, (_, last) => {
          const sofar = withRooms(stay, (room) => ({
            ...room,
            nights: room.nights.slice(0, last + 1),
          }))
          return quoteStay(sofar).total
        })
        expect(totals).toEqual(totals.toSorted((one, other) => one - other))
      }),
    )
  })

  it("of its nights and taxes per night is that of its parts, wherever it is cut", () => {
    fc.assert(
      fc.property(anyStayToPrice, fc.nat(), (stay, anywhere) => {
        const nights = stay.rooms[0]?.nights.length ?? 0
        const cut = anywhere % (nights + 1)
        const part = (from: number, to: number) =>
          from === to
            ? { subtotal: 0, occupancyTax: 0, saved: 0 }
            : quoteStay(
                withRooms(stay, (room) => ({ ...room, nights: room.nights.slice(from, to) })),
              )
        const [before, after, whole] = [part(0, cut), part(cut, nights), quoteStay(stay)]
        for (const line of ["subtotal", "occupancyTax", "saved"] as const)
          expect(before[line] + after[line]).toBe(whole[line])
      }),
    )
  })

  it("takes for each night the best of its deals, in whatever order they come", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const one = quoteStay(stay)
        const turned = withRooms(stay, (room) => ({ ...room, deals: room.deals.toReversed() }))
        expect(quoteStay(turned).total).toBe(one.total)
        for (const deal of stay.rooms.flatMap(({ deals }) => deals)) {
          const single = withRooms(stay, (room) => ({
            ...room,
            deals: room.deals.includes(deal) ? [deal] : [],
          }))
          expect(one.total).toBeLessThanOrEqual(quoteStay(single).total)
        }
      }),
    )
  })

  it("is never raised by a deal, nor by being a member", () => {
    fc.assert(
      fc.property(anyStayToPrice, anyDeal, (stay, deal) => {
        const more = withRooms(stay, (room) => ({ ...room, deals: [...room.deals, deal] }))
        expect(quoteStay(more).total).toBeLessThanOrEqual(quoteStay(stay).total)
        const member = quoteStay({ ...stay, member: true }).total
        expect(member).toBeLessThanOrEqual(quoteStay({ ...stay, member: false }).total)
      }),
    )
  })

  it("bears no tax and no fee on the deposit, nor SST on occupancy tax", () => {
    fc.assert(
      fc.property(anyStayToPrice, anyRate, (stay, depositPerRoom) => {
        const one = quoteStay(withRooms(stay, (room) => ({ ...room, depositPerRoom })))
        const none = quoteStay(withRooms(stay, (room) => ({ ...room, depositPerRoom: senOf(0) })))
        expect({ ...one, deposit: 0, total: one.total - one.deposit }).toEqual(none)
        const visitor = quoteStay({ ...stay, residency: "visitor" })
        expect(visitor.sst).toBe(quoteStay({ ...stay, residency: "malaysian" }).sst)
      }),
    )
  })

  it("with what deals saved is the price by the rates", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const { subtotal, saved } = quoteStay(stay)
        const byRates = quoteStay(withRooms(stay, (room) => ({ ...room, deals: [] }))).subtotal
        expect(subtotal + saved).toBe(byRates)
      }),
    )
  })

  it("charges tourism tax to visitors alone, and never to guests of an exempt property", () => {
    fc.assert(
      fc.property(anyStayToPrice, (stay) => {
        const { tourismTax } = quoteStay(stay).why
        if (stay.terms.tourismTaxExempt) expect(tourismTax.reason).toBe("propertyExempt")
        else expect(tourismTax.reason).toBe(stay.residency)
        if (tourismTax.reason !== "visitor") expect(tourismTax.amount).toBe(0)
      }),
    )
  })
})
