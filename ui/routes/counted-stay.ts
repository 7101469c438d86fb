import type { CountedStay } from "#core/visitor/visit-events.ts"
import type { Journeys } from "./journeys.ts"

/** The stay that a page is about, as its address names it. */
export type AddressedStay = {
  readonly slug: string | null
  readonly booking: string | null
}

const SEN = 100

/** A name for a sale that nobody can find the booking by. */
const saleOf = async (booking: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(booking))
  return [...new Uint8Array(hash).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
}

/** What may be told of it: which property, what it cost, and a name for the sale. */
export const countedStay = async (
  { slug, booking }: AddressedStay,
  journeys: Pick<Journeys, "booking"> | null,
): Promise<CountedStay | null> => {
  if (booking === null) return slug === null ? null : { slug }
  const found = await journeys?.booking(booking)
  if (!found || !("ok" in found)) return null
  const { property, quote } = found.ok
  return { slug: property.slug, value: quote.total / SEN, sale: await saleOf(booking) }
}
