import { costOf, dearerBy, perRoomNight, taxesAndFeesOf } from "#core/pricing/cost.ts"
import { senOf } from "#core/money/amounts.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { expect, it } from "vitest"

it("is all that is paid but the deposit, which comes back", () => {
  const quote = aQuote()

  expect(costOf(quote)).toBe(64496 - 20000)
  expect(taxesAndFeesOf(quote)).toBe(quote.bookingFee + quote.sst + quote.occupancyTax)
})

it("is, for a room and night, spread over all of them and rounded to the sen", () => {
  expect(perRoomNight(senOf(1000), 2, 3)).toBe(167)
  expect(perRoomNight(senOf(1000), 1, 1)).toBe(1000)
})

it("is above or below another by so much", () => {
  expect(dearerBy(senOf(500), senOf(300))).toBe(200)
  expect(dearerBy(senOf(300), senOf(500))).toBe(-200)
})
