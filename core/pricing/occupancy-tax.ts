import { noMoney, senOf, sumOf, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Residency } from "../people/residency.ts"
import type { Quote, QuotedNight, TourismTaxReason } from "./quote.ts"
import type { PropertyTerms } from "./stay-to-price.ts"
import { levyOn, tourismTaxOn } from "./taxes.ts"

type Nights = ReadonlyArray<QuotedNight>

const perRoomAndNight = (nights: Nights, on: (date: QuotedNight["date"]) => Sen): Sen =>
  sumOf(nights.map(({ date, rooms }) => times(on(date), rooms)))

const tourismTax = (nights: Nights, { tourismTaxExempt }: PropertyTerms, residency: Residency) => {
  const reason: TourismTaxReason = tourismTaxExempt ? "propertyExempt" : residency
  const amount = reason === "visitor" ? perRoomAndNight(nights, tourismTaxOn) : noMoney
  const highest = senOf(Math.max(...nights.map(({ date }) => tourismTaxOn(date))))
  return { amount, perRoomNight: tourismTaxExempt ? noMoney : highest, reason }
}

/** Tourism tax of visitors and the local levy of everybody, each summed night by night. */
export const occupancyTaxOf = (
  nights: Nights,
  terms: PropertyTerms,
  residency: Residency,
): Pick<Quote["why"], "tourismTax" | "levy"> => ({
  tourismTax: tourismTax(nights, terms, residency),
  levy: {
    amount: perRoomAndNight(nights, (date) => levyOn(terms, date)),
    area: terms.levyArea,
  },
})
