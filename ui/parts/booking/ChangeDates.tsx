import type { BookingView } from "#core/booking/booking-view.ts"
import { soldToOthers } from "#core/managing/requested-change.ts"
import { useRouter } from "@tanstack/react-router"
import { DatesField } from "../search-bar/DatesField.tsx"
import type { TypedStay } from "../search-bar/TypedDates.tsx"
import { usePropertyNights } from "../search-bar/use-property-nights.ts"
import styles from "./booking.module.css"

/**
 * The days of a changed stay, chosen in a calendar with the property's prices. Nights that the booking
 * holds itself are free to choose.
 */
export const ChangeDates = ({
  booking,
  typed,
  onChange,
}: {
  readonly booking: Pick<BookingView, "property" | "dates">
  readonly typed: TypedStay
  readonly onChange: (typed: TypedStay) => void
}) => {
  const { today } = useRouter().options.context.facts
  const { ask, calendar } = usePropertyNights(booking.property.slug, booking.dates.checkIn)
  return (
    <div className={styles["changeDates"]} onPointerEnter={ask} onFocus={ask}>
      <DatesField
        typed={typed}
        today={today}
        issue={null}
        onChange={onChange}
        nights={{ ...calendar, soldOut: soldToOthers(calendar.soldOut, booking) }}
      />
    </div>
  )
}
