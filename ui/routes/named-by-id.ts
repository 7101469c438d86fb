import { isBookingId } from "#core/booking/booking-id.ts"
import { notFound, rootRouteId } from "@tanstack/react-router"

/** The id in an address; what cannot be one names no page at all. */
export const namedById = ({ id }: { readonly id: string }): { readonly id: string } => {
  if (!isBookingId(id)) throw notFound({ routeId: rootRouteId })
  return { id }
}
