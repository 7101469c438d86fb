import { describe, expect, it } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { reasonsOf } from "#core/pricing/charges.ts"
import type { ChargeLine } from "#core/pricing/charge-lines.ts"
import { explained } from "#core/pricing/lines.ts"
import { quoteForResidency } from "#core/pricing/quote-for-residency.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import type { StayToPrice } from "#core/pricing/stay-to-price.ts"
import {
  aQuote,
  aRatedRoom,
  aStayToPrice,
  nightsAt,
  propertyTerms,
} from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"

const CHECK_OUT = day("2026-12-06")
const whyOf = (line: ChargeLine, changes: Partial<StayToPrice> = {}) =>
  reasonsOf(aQuote(changes), line, CHECK_OUT)

describe("The reason of a night", () => {
  it("is its rate where there is no deal", () => {
    expect(whyOf("subtotal").map((reason) => ("rounding" in reason ? reason : null))).toMatchObject(
      [
        { tag: "night", night: { date: "2026-12-04", rate: 18000, deal: null }, rounding: "even" },
        { tag: "night", night: { date: "2026-12-05", rate: 22000, deal: null }, rounding: "even" },
      ],
    )
  })

  it.each([
    [10001, 50, 5001, "up"],
    [10001, 40, 6001, "up"],
    [10001, 60, 4000, "down"],
    [10000, 15, 8500, "even"],
  ])("of %i sen less %i %% is %i, rounded %s", (rate, percent, price, rounding) => {
    const deals = [
      { kind: "promotion" as const, percent, from: day("2026-12-01"), until: CHECK_OUT },
    ]
    const rooms = [aRatedRoom({ deals, nights: nightsAt([rate]) })]

    expect(whyOf("subtotal", { rooms })).toMatchObject([
      { night: { price, deal: { percent } }, rounding },
    ])
  })
})

describe("The reason of the Booking Fee", () => {
  it("is its share of the subtotal", () => {
    expect(whyOf("bookingFee")).toEqual([{ tag: "fee", bps: 300, of: 40000, rounding: "even" }])
  })

  it("says that there is none", () => {
    expect(whyOf("bookingFee", { terms: propertyTerms({ feeBps: 0 }) })).toEqual([{ tag: "noFee" }])
  })
})

describe("The reason of SST", () => {
  const row = { bps: 800, since: "2024-03-01", rounding: "even" }

  it("is what it falls on, and the row of the table with its day", () => {
    expect(whyOf("sst")).toEqual([{ tag: "sstOnBoth", of: 41200, ...row }])
    expect(whyOf("sst", { terms: propertyTerms({ sstRegistered: false }) })).toEqual([
      { tag: "sstOnFee", of: 1200, ...row },
    ])
  })

  it("says that rooms alone bear it, or nothing does", () => {
    const unregistered = (terms: Partial<StayToPrice["terms"]>) =>
      reasonsOf(quoteStay(aStayToPrice({ terms: propertyTerms(terms) }), false), "sst", CHECK_OUT)

    expect(unregistered({})).toEqual([{ tag: "sstOnRooms", of: 40000, ...row }])
    expect(unregistered({ sstRegistered: false })).toEqual([{ tag: "noSst" }])
  })
})

describe("The reason of Occupancy Tax", () => {
  const rate = { perRoomNight: 1000, roomNights: 2, since: "2023-01-01" }

  it.each([
    ["visitor", { tag: "taxOfVisitor", ...rate }],
    ["assumedMalaysian", { tag: "taxAssumedMalaysian", ...rate }],
    ["malaysian", { tag: "taxOfMalaysian" }],
    ["permanentResident", { tag: "taxOfPermanentResident" }],
  ] as const)("of a %s guest is who comes", (residency, reason) => {
    expect(whyOf("occupancyTax", { residency })).toEqual([reason])
  })

  it.each([
    ["visitor", 1, 2],
    ["malaysian", 2, 4],
    ["permanentResident", 1, 2],
  ] as const)(
    "of a %s guest with visitors in %i of 3 rooms is theirs",
    (lead, said, roomNights) => {
      const quote = quoteForResidency(aQuote({ rooms: [aRatedRoom({ count: 3 })] }), lead, said)

      expect(reasonsOf(quote, "occupancyTax", CHECK_OUT)).toEqual([
        { tag: "taxOfVisitor", ...rate, roomNights },
      ])
    },
  )

  it("of a guest who counts no visitor is who comes", () => {
    const quote = quoteForResidency(aQuote(), "malaysian", 0)

    expect(reasonsOf(quote, "occupancyTax", CHECK_OUT)).toEqual([{ tag: "taxOfMalaysian" }])
  })

  it("is the property's exemption before anything else", () => {
    const terms = propertyTerms({ tourismTaxExempt: true })

    expect(whyOf("occupancyTax", { terms, residency: "visitor" })).toEqual([
      { tag: "taxOfExemptProperty" },
    ])
  })

  it("has each row of the levy with its day, the oldest first", () => {
    const rooms = [
      aRatedRoom({ count: 2, nights: nightsAt([1, 1, 1], "2026-01-01").toReversed() }),
      aRatedRoom({ nights: nightsAt([1], "2025-12-31") }),
    ]
    const levied = (levyArea: "johor" | "melaka") =>
      whyOf("occupancyTax", { rooms, terms: propertyTerms({ levyArea }) }).slice(1)

    expect(levied("johor")).toEqual([
      { tag: "levy", area: "johor", since: "2026-01-01", perRoomNight: 300, roomNights: 6 },
    ])
    expect(levied("melaka")).toMatchObject([{ area: "melaka", roomNights: 7 }])
  })

  it("has no row of a levy that is yet to come", () => {
    const rooms = [aRatedRoom({ nights: nightsAt([1], "2025-12-31") })]
    const terms = propertyTerms({ levyArea: "johor" })

    expect(whyOf("occupancyTax", { rooms, terms }).slice(1)).toEqual([])
  })
})

describe("The reason of the other lines", () => {
  it("is for the deposit the day on which it returns, or that there is none", () => {
    const rooms = [aRatedRoom({ depositPerRoom: senOf(0) })]

    expect(whyOf("deposit")).toEqual([{ tag: "deposit", returnsOn: "2026-12-09" }])
    expect(whyOf("deposit", { rooms })).toEqual([{ tag: "noDeposit" }])
  })

  it("is for the total that it is their sum", () => {
    expect(explained(aQuote(), CHECK_OUT).at(-1)).toEqual({
      line: "total",
      amount: 64496,
      reasons: [{ tag: "costAndDeposit", cost: 44496, deposit: 20000 }],
    })
  })
})

describe("The reason of the total", () => {
  it("is the sum of its lines where no deposit is held, and else what of it is", () => {
    const free = { rooms: [aRatedRoom({ depositPerRoom: senOf(0) })] }

    expect(whyOf("total", free)).toEqual([{ tag: "sumOfLines" }])
    expect(whyOf("total")).toEqual([{ tag: "costAndDeposit", cost: 44496, deposit: 20000 }])
  })
})
