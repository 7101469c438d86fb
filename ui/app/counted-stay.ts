import type { BookingView } from "#core/booking/booking-view.ts"
import type { CountedStay } from "#core/visitor/visit-events.ts"
import type { Journeys } from "./journeys.ts"

/** The stay that a page is about, as its address names it. */
export type AddressedStay = {
  readonly slug: string | null
  readonly booking: string | null
  /** In sen; null where the address names no price. */
  readonly total: number | null
}

const SEN = 100

/** A name for a sale that nobody can find the booking by; null where the browser makes no fingerprints, over plain http. */
const saleOf = async (booking: string): Promise<string | null> => {
  if (!("subtle" in crypto)) return null
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(booking))
  return [...new Uint8Array(hash).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

type Booked = Pick<BookingView, "id" | "property">

/** A stay before it is sold: which property, and what it costs. */
export const stayAt = ({ property }: Pick<Booked, "property">, sen: number): CountedStay => ({
  slug: property.slug,
  value: sen / SEN,
})

/** A stay that was sold: which property, how much, and a name for the sale. */
export const saleAt = async (booked: Booked, sen: number): Promise<CountedStay> => {
  const sale = await saleOf(booked.id)
  return { ...stayAt(booked, sen), ...(sale !== null && { sale }) }
}

/** What analytics may receive about the stay at an address. */
export const countedStay = async (
  { slug, booking, total }: AddressedStay,
  journeys: Pick<Journeys, "booking"> | null,
): Promise<CountedStay | null> => {
  if (booking === null)
    return slug === null ? null : { slug, ...(total !== null && { value: total / SEN }) }
  const found = await journeys?.booking(booking)
  return found && "ok" in found ? saleAt(found.ok, found.ok.quote.total) : null
}
