import type { WholeBooking } from "#core/booking/whole-booking.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { roomKinds, type ChoosableRoom } from "./room-kinds.ts"

/**
 * The kinds of room that the guest can choose among; null until the property has answered. Where it
 * cannot be reached they are those of the booking.
 */
export const useRoomKinds = (booking: WholeBooking): ReadonlyArray<ChoosableRoom> | null => {
  const { property, dates, party } = booking
  const { pages } = useRouter().options.context
  const [page, setPage] = useState<PropertyPage | null | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    void pages.open(property.slug, { where: null, dates, party }).then((answer) => {
      if (!isGone) setPage("ok" in answer ? answer.ok : null)
    })
    return () => {
      isGone = true
    }
  }, [pages, property.slug, dates, party])
  return page === undefined ? null : roomKinds(booking, page)
}
