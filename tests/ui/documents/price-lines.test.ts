import { explained } from "#core/pricing/lines.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aSaver } from "#fixtures/builders/a-plan.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { priceLines } from "#ui/documents/price-lines.ts"
import { i18nextSpeaker } from "#ui/translations/server-words.ts"
import { translationOf } from "#ui/translations/use-translation.tsx"
import { describe, expect, it } from "vitest"

const dealOf = (kind: "member" | "promotion") => ({
  kind,
  percent: 15,
  from: day("2026-12-01"),
  until: day("2026-12-31"),
})

const linesWith = (kind: "member" | "promotion") => {
  const plan = aSaver({ difference: { sen: 0 } })
  const room = aRatedRoom({ deals: [dealOf(kind)], nights: nightsAt([10001]), plan })
  const quote = aQuote({ rooms: [room], member: true })
  const translation = translationOf("en", i18nextSpeaker("en").say)
  const booked = { quote, rooms: [bookedUnder(plan)] }
  return priceLines(explained(quote, day("2026-12-06")), booked, translation).map(
    ({ line, name, value, why }) =>
      [line, name, value, ...why].map((text) => text.replaceAll("\u00A0", " ")),
  )
}

describe("the lines of a price in words", () => {
  it("have name, amount and reasons each, with the deal and plan of a night", () => {
    const [subtotal, fee, sst] = linesWith("promotion")

    expect(subtotal).toEqual([
      "subtotal",
      "Subtotal",
      "RM 85.01",
      "Fri, 4 Dec, 1 × Studio · Non-refundable, RM 85.01 per room (15% off; was RM 100.01)",
      "Rounded up to the sen.",
    ])
    expect(fee!.slice(0, 3)).toEqual(["bookingFee", "Booking Fee", "RM 2.55"])
    expect(sst!.slice(0, 2)).toEqual(["sst", "SST 8%"])
  })

  it("name a deal of members as one", () => {
    expect(linesWith("member")[0]![3]).toContain("(Member deal 15%; was RM 100.01)")
  })
})
