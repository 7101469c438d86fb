import type { BookingId } from "#core/booking/booking-view.ts"
import { useParams } from "@tanstack/react-router"
import { ManageJourney } from "./ManageJourney.tsx"

/** `/account/booking/{id}` */
export const ManageBookingScreen = () => {
  const { id = "" } = useParams({ strict: false })
  return <ManageJourney key={id} opens={{ id: id as BookingId }} />
}
