import type { WholeBooking } from "#core/booking/whole-booking.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { roomKinds } from "./room-kinds.ts"

/** The kinds of room the guest can choose among; those booked, until the property has answered. */
export const useRoomKinds = (booking: WholeBooking) => {
  const { property, dates, party } = booking
  const { pages } = useRouter().options.context
  const [page, setPage] = useState<PropertyPage | null>(null)
  useEffect(() => {
    let isGone = false
    void pages.open(property.slug, { where: null, dates, party }).then((answer) => {
      if (!isGone && "ok" in answer) setPage(answer.ok)
    })
    return () => {
      isGone = true
    }
  }, [pages, property.slug, dates, party])
  return roomKinds(booking, page)
}
