import type { Residency } from "../people/residency.ts"
import type { Sen } from "../money/sen.ts"
import { minus } from "../money/amounts.ts"
import { charges } from "./charges.ts"
import { roomsOfVisitors, tourismTaxFor } from "./occupancy-tax.ts"
import type { Quote } from "./quote.ts"

/** In how many rooms of a quote a guest sleeps who pays tourism tax. */
export const taxedRoomsOf = ({ rooms, why: { tourismTax } }: Quote): number =>
  roomsOfVisitors(rooms, tourismTax.reason, tourismTax.roomsOfVisitors ?? null)

/**
 * The same held prices once it is known who comes, and in how many rooms a visitor sleeps where that
 * is said: only tourism tax can differ, and nobody pays it where the property is exempt.
 */
export const quoteForResidency = (
  quote: Quote,
  residency: Residency,
  said: number | null = null,
): Quote => {
  const { roomsOfVisitors: _, ...before } = quote.why.tourismTax
  if (before.reason === "propertyExempt") return quote
  const taxed = roomsOfVisitors(quote.rooms, residency, said)
  const isAsLeadGuest = taxed === roomsOfVisitors(quote.rooms, residency, null)
  const tourismTax = {
    ...before,
    amount: tourismTaxFor(quote.nights, taxed),
    reason: residency,
    ...(!isAsLeadGuest && { roomsOfVisitors: taxed }),
  }
  const why = { ...quote.why, tourismTax }
  return { ...quote, ...charges({ ...quote, why }), why }
}

/**
 * What was said of the rooms of a booked stay, for the same guests in so many rooms: rooms that come
 * or go are taken to be the lead guest's own kind. Null where nothing was said.
 */
export const saidForRooms = (before: Quote, rooms: number): number | null => {
  const { reason, roomsOfVisitors: said } = before.why.tourismTax
  if (said === undefined) return null
  return reason === "visitor" ? said + rooms - before.rooms : said
}

/** The total as it was before anybody said who comes. */
export const totalBeforeResidency = ({ total, why }: Quote): Sen =>
  minus(total, why.tourismTax.amount)
