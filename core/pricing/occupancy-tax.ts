import { noMoney, senOf, sumOf, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Residency } from "../people/residency.ts"
import type { LevyRate, PriceFacts, TourismTaxReason } from "./price-facts.ts"
import { countRoomNights, datesOf, daysOf, roomsIn } from "./room-nights.ts"
import type { QuotedNight } from "./quoted-night.ts"
import type { PropertyTerms } from "./stay-to-price.ts"
import { levyDays, levyOn, levySince, tourismTaxOn, tourismTaxSince } from "./taxes.ts"

type Nights = ReadonlyArray<QuotedNight>

/**
 * In how many of a stay's rooms a guest sleeps who pays tourism tax: a visitor, neither Malaysian nor
 * permanently resident. Without a word from the guest the lead guest decides for all rooms. A number
 * that cannot be counts as the nearest that can: the room of a visiting lead guest is always one.
 */
export const roomsOfVisitors = (
  rooms: number,
  lead: TourismTaxReason,
  said: number | null,
): number => {
  switch (lead) {
    case "visitor":
      return Math.max(1, Math.min(said ?? rooms, rooms))
    case "malaysian":
    case "permanentResident":
      return Math.max(0, Math.min(said ?? 0, rooms))
    case "assumedMalaysian":
    case "propertyExempt":
      return 0
    default:
      return lead satisfies never
  }
}

const perRoomAndNight = (nights: Nights, on: (date: QuotedNight["date"]) => Sen): Sen =>
  sumOf(nights.map(({ date, rooms }) => times(on(date), rooms)))

/** Tourism tax of a stay's dates for so many rooms, at a property that is not exempt. */
export const tourismTaxFor = (nights: Nights, rooms: number): Sen =>
  times(sumOf(datesOf(nights).map(tourismTaxOn)), rooms)

const tourismTax = (nights: Nights, { tourismTaxExempt }: PropertyTerms, residency: Residency) => {
  const reason: TourismTaxReason = tourismTaxExempt ? "propertyExempt" : residency
  const amount = tourismTaxFor(nights, roomsOfVisitors(roomsIn(nights), reason, null))
  const highest = senOf(Math.max(...nights.map(({ date }) => tourismTaxOn(date))))
  const since = tourismTaxSince(daysOf(nights).last)
  return { amount, perRoomNight: tourismTaxExempt ? noMoney : highest, since, reason }
}

/** Each rate of the levy once, with all the rooms and nights that bear it, the oldest first. */
const levyRates = (nights: Nights, terms: PropertyTerms): ReadonlyArray<LevyRate> =>
  levyDays(terms.levyArea)
    .map((since) => ({
      since,
      perRoomNight: levyOn(terms, since),
      roomNights: countRoomNights(
        nights.filter(({ date }) => levySince(terms.levyArea, date) === since),
      ),
    }))
    .filter(({ perRoomNight, roomNights }) => perRoomNight * roomNights > 0)

/** Tourism tax of visitors and the local levy of everybody, each summed night by night. */
export const occupancyTaxOf = (
  nights: Nights,
  terms: PropertyTerms,
  residency: Residency,
): Pick<PriceFacts, "tourismTax" | "levy"> => ({
  tourismTax: tourismTax(nights, terms, residency),
  levy: {
    amount: perRoomAndNight(nights, (date) => levyOn(terms, date)),
    area: terms.levyArea,
    rates: levyRates(nights, terms),
  },
})
