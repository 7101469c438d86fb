import { senOf } from "#core/money/amounts.ts"
import { seenPrice } from "#core/pricing/seen-price.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { describe, expect, it } from "vitest"

const quote = aQuote()

describe("the price that a guest saw", () => {
  it("is what was kept of it", () => {
    expect(seenPrice(JSON.parse(JSON.stringify(quote)), quote.total)).toEqual(quote)
  })

  it("is another one where it came to another total", () => {
    expect(seenPrice(quote, senOf(quote.total + 1))).toBeNull()
  })

  it.each([null, {}, "RM 400", { ...quote, nights: null }])("is not known from %j", (kept) => {
    expect(seenPrice(kept, quote.total)).toBeNull()
  })
})
