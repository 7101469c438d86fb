import type { LinkToken } from "#core/booking/booking-link.ts"
import { useSearch } from "@tanstack/react-router"
import type { Query } from "../../app/query.ts"
import { ManageJourney } from "./ManageJourney.tsx"

/** `/booking/manage`: a mailed link reads its booking; it acts only when the guest presses. */
export const MailedBookingScreen = () => {
  const search: Query = useSearch({ strict: false })
  const link = [search["link"] ?? ""].flat()[0] ?? ""
  return <ManageJourney key={link} opens={{ link: link as LinkToken }} />
}
