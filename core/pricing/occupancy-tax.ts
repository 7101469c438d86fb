import { noMoney, senOf, sumOf, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Residency } from "../people/residency.ts"
import type { LevyRate, Quote, QuotedNight, TourismTaxReason } from "./quote.ts"
import type { PropertyTerms } from "./stay-to-price.ts"
import { levyOn, levySince, tourismTaxOn, tourismTaxSince } from "./taxes.ts"

type Nights = ReadonlyArray<QuotedNight>

const perRoomAndNight = (nights: Nights, on: (date: QuotedNight["date"]) => Sen): Sen =>
  sumOf(nights.map(({ date, rooms }) => times(on(date), rooms)))

const lastOf = (nights: Nights) =>
  nights.map(({ date }) => date).reduce((last, date) => (date > last ? date : last))

const tourismTax = (nights: Nights, { tourismTaxExempt }: PropertyTerms, residency: Residency) => {
  const reason: TourismTaxReason = tourismTaxExempt ? "propertyExempt" : residency
  const amount = reason === "visitor" ? perRoomAndNight(nights, tourismTaxOn) : noMoney
  const highest = senOf(Math.max(...nights.map(({ date }) => tourismTaxOn(date))))
  const since = tourismTaxSince(lastOf(nights))
  return { amount, perRoomNight: tourismTaxExempt ? noMoney : highest, since, reason }
}

/** Each rate of the levy once, with all the rooms and nights that bear it, the oldest first. */
const levyRates = (nights: Nights, terms: PropertyTerms): ReadonlyArray<LevyRate> => {
  const rates = new Map<string, LevyRate>()
  for (const { date, rooms } of nights) {
    const since = levySince(terms.levyArea, date)
    const perRoomNight = levyOn(terms, date)
    if (since !== null && perRoomNight > 0)
      rates.set(since, {
        since,
        perRoomNight,
        roomNights: rooms + (rates.get(since)?.roomNights ?? 0),
      })
  }
  return [...rates.values()].toSorted((one, other) => (one.since < other.since ? -1 : 1))
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
    rates: levyRates(nights, terms),
  },
})
