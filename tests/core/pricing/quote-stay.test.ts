import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { dueAtProperty, dueNow, linesOf } from "#core/pricing/lines.ts"
import { Quote } from "#core/pricing/quote.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import {
  aQuote,
  aRatedRoom,
  aStayToPrice,
  nightsAt,
  propertyTerms,
} from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { workedPrices, type WorkedPrice } from "./worked-prices.ts"

const stayOf = (worked: WorkedPrice) =>
  aStayToPrice({
    rooms: worked.ratesOfRooms.map((rates, room) =>
      aRatedRoom({
        roomType: RoomTypeId.make(`room-${room}`),
        depositPerRoom: senOf(worked.depositPerRoom),
        nights: nightsAt(rates, worked.checkIn),
      }),
    ),
    terms: propertyTerms({
      kind: worked.kind,
      stars: worked.stars,
      levyArea: worked.levyArea,
      sstRegistered: worked.sstRegistered,
    }),
    residency: worked.residency,
  })

describe("The price of a stay", () => {
  it.each(workedPrices)("comes out to the sen for $story", { tags: "§9.2" }, (worked) => {
    const quote = quoteStay(stayOf(worked))

    expect(quote).toMatchObject(worked.price)
    expect(quote.why.tourismTax.amount).toBe(worked.tourismTax)
    expect(quote.why.levy.amount).toBe(worked.levy)
    expect(quote.averagePerNight).toBe(worked.averagePerNight)
    expect(quote.rooms).toBe(worked.ratesOfRooms.length)
  })

  it("is a quote as guests and servers exchange it", () => {
    expect(Schema.is(Quote)(aQuote())).toBe(true)
  })

  it("names the reason of every line", () => {
    const quote = aQuote({ terms: propertyTerms({ levyArea: "melaka" }), residency: "visitor" })

    expect(quote.why).toEqual({
      feeBps: 300,
      sstBps: 800,
      sstSince: "2024-03-01",
      sstOnRooms: true,
      sstOnFee: true,
      tourismTax: { amount: 2000, perRoomNight: 1000, since: "2023-01-01", reason: "visitor" },
      levy: {
        amount: 400,
        area: "melaka",
        rates: [{ since: "2017-09-01", perRoomNight: 200, roomNights: 2 }],
      },
    })
  })

  it("asks each night for the taxes that are in force on it", () => {
    const over = (from: string) => [
      aRatedRoom({ nights: nightsAt([18_000, 18_000, 18_000], from) }),
    ]
    const newTax = aQuote({ rooms: over("2022-12-30"), residency: "visitor" })
    const newLevy = aQuote({
      rooms: over("2024-12-31"),
      terms: propertyTerms({ levyArea: "perak" }),
    })

    expect(newTax.why.tourismTax.amount).toBe(1_000)
    expect(newLevy.why.levy.amount).toBe(600)
  })

  it("counts several rooms of one type as one line of nights", () => {
    const quote = aQuote({ rooms: [aRatedRoom({ count: 3 })] })

    expect(quote.nights).toEqual([
      {
        date: "2026-12-04",
        roomType: "springwater-studio",
        rooms: 3,
        rate: 18000,
        deal: null,
        price: 18000,
      },
      {
        date: "2026-12-05",
        roomType: "springwater-studio",
        rooms: 3,
        rate: 22000,
        deal: null,
        price: 22000,
      },
    ])
    expect(quote).toMatchObject({
      rooms: 3,
      subtotal: 120000,
      deposit: 60000,
      averagePerNight: 20000,
    })
  })

  it("has no fee where the property asks for none", () => {
    expect(aQuote({ terms: propertyTerms({ feeBps: 0 }) })).toMatchObject({
      bookingFee: 0,
      sst: 3200,
      total: 63200,
    })
  })

  it("has no SST at all where neither seller is registered", () => {
    const stay = aStayToPrice({ terms: propertyTerms({ sstRegistered: false }) })

    expect(quoteStay(stay, false)).toMatchObject({ sst: 0, why: { sstOnFee: false } })
  })

  it("takes SST at the rate of the day of arrival, whatever the order of the nights", () => {
    const over = nightsAt([10000, 10000], "2024-02-29")

    for (const nights of [over, over.toReversed()])
      expect(aQuote({ rooms: [aRatedRoom({ nights })] })).toMatchObject({
        sst: 1236,
        why: { sstBps: 600 },
      })
    expect(
      aQuote({ rooms: [aRatedRoom({ nights: nightsAt([20000], "2024-03-01") })] }),
    ).toMatchObject({ sst: 1648, why: { sstBps: 800 } })
  })

  it("says what deals took off, and which", () => {
    const deal = {
      kind: "promotion",
      percent: 15,
      from: day("2026-12-05"),
      until: day("2026-12-05"),
    } as const
    const quote = aQuote({ rooms: [aRatedRoom({ count: 2, deals: [deal] })] })

    expect(quote.saved).toBe(6600)
    expect(quote.nights.map(({ deal, price }) => [deal, price])).toEqual([
      [null, 18000],
      [{ kind: "promotion", percent: 15 }, 18700],
    ])
  })
})

describe("Tourism tax", () => {
  it.each([
    ["assumedMalaysian", false, 0, 1000, "assumedMalaysian"],
    ["malaysian", false, 0, 1000, "malaysian"],
    ["permanentResident", false, 0, 1000, "permanentResident"],
    ["visitor", false, 4000, 1000, "visitor"],
    ["visitor", true, 0, 0, "propertyExempt"],
    ["malaysian", true, 0, 0, "propertyExempt"],
  ] as const)("of a %s guest, exempt property %s, is %i sen", (...row) => {
    const [residency, tourismTaxExempt, amount, perRoomNight, reason] = row
    const rooms = [aRatedRoom({ count: 2 })]
    const quote = aQuote({ rooms, residency, terms: propertyTerms({ tourismTaxExempt }) })

    expect(quote.why.tourismTax).toEqual({
      amount,
      perRoomNight,
      reason,
      since: "2023-01-01",
    })
  })

  it("is summed night by night, so that a new rate begins with its own night", () => {
    const over = nightsAt([10000, 10000], "2022-12-31")

    for (const nights of [over, over.toReversed()])
      expect(
        aQuote({ rooms: [aRatedRoom({ nights })], residency: "visitor" }).why.tourismTax,
      ).toMatchObject({ amount: 1000, perRoomNight: 1000, since: "2023-01-01" })
  })
})

describe("The lines of a price", () => {
  it("are six, in the order of the bill, zeros included", { tags: "§9.2" }, () => {
    expect(linesOf(aQuote())).toEqual([
      { line: "subtotal", amount: 40000 },
      { line: "bookingFee", amount: 1200 },
      { line: "sst", amount: 3296 },
      { line: "occupancyTax", amount: 0 },
      { line: "deposit", amount: 20000 },
      { line: "total", amount: 64496 },
    ])
  })

  it("are all due now by card, and all on arrival where the guest pays at the property", () => {
    expect([dueNow(aQuote(), "card"), dueAtProperty(aQuote(), "card")]).toEqual([64496, 0])
    expect([dueNow(aQuote(), "payAtProperty"), dueAtProperty(aQuote(), "payAtProperty")]).toEqual([
      0, 64496,
    ])
  })
})
