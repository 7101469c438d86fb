import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { soldToOthers } from "#core/managing/requested-change.ts"
import { useRouter } from "@tanstack/react-router"
import { DatesField } from "../../parts/search-bar/DatesField.tsx"
import type { TypedStay } from "../../parts/search-bar/TypedDates.tsx"
import { usePropertyNights } from "../../parts/search-bar/use-property-nights.ts"
import styles from "./manage-booking.module.css"

/**
 * The days of a changed stay, chosen in a calendar with the property's prices.
 */
export const ChangeDates = ({
  booking,
  typed,
  onChange,
}: {
  readonly booking: Pick<WholeBooking, "property" | "dates">
  readonly typed: TypedStay
  readonly onChange: (typed: TypedStay) => void
}) => {
  const { today } = useRouter().options.context.facts
  const { ask, calendar } = usePropertyNights(booking.property.slug, booking.dates.checkIn)
  return (
    <div className={styles["dates"]} onPointerEnter={ask} onFocus={ask}>
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
