import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Quote } from "#core/pricing/quote.ts"
import type { Deal } from "#core/property/rate.ts"
import { aQuote, aRatedRoom, propertyTerms } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { withoutEachField } from "../kernel/without-each-field.ts"

const isQuote = Schema.is(Quote)

const deal = (kind: Deal["kind"]): Deal => ({
  kind,
  percent: 15,
  from: day("2026-12-01"),
  until: day("2026-12-31"),
})

const withDeal = (kind: Deal["kind"]) =>
  aQuote({
    member: true,
    rooms: [aRatedRoom({ deals: [deal(kind)] })],
    terms: propertyTerms({ levyArea: "melaka" }),
  })

describe("A quote from outside", () => {
  it("has every part", () => {
    const quote = withDeal("promotion")
    const incomplete = withoutEachField(quote)

    expect(isQuote(quote)).toBe(true)
    expect(incomplete.length).toBeGreaterThan(30)
    expect(incomplete.filter(([, rest]) => isQuote(rest)).map(([path]) => path)).toEqual([])
  })

  it.each(["assumedMalaysian", "malaysian", "permanentResident", "visitor"] as const)(
    "may be that of a %s guest",
    (residency) => {
      expect(isQuote(aQuote({ residency }))).toBe(true)
    },
  )

  it("may be of an exempt property, and of a promotion or a member's deal", () => {
    expect(isQuote(aQuote({ terms: propertyTerms({ tourismTaxExempt: true }) }))).toBe(true)
    expect(isQuote(withDeal("promotion"))).toBe(true)
    expect(isQuote(withDeal("member"))).toBe(true)
  })

  it("kept before taxes named their rows is read without them", () => {
    const { sstSince: _, ...why } = aQuote().why
    const { since: __, ...tourismTax } = why.tourismTax
    const { rates: ___, ...levy } = why.levy
    const kept = { ...aQuote(), why: { ...why, tourismTax, levy } }

    expect(Schema.decodeUnknownSync(Quote)(kept).why).toEqual({
      ...aQuote().why,
      sstSince: null,
      tourismTax: { ...tourismTax, since: null },
      levy: { ...levy, rates: [] },
    })
  })

  it("has no other reason and no other kind of deal", () => {
    const text = JSON.stringify(withDeal("member"))

    expect(isQuote(JSON.parse(text.replace('"malaysian"', '""')))).toBe(false)
    expect(isQuote(JSON.parse(text.replaceAll('"member"', '"secret"')))).toBe(false)
  })
})
