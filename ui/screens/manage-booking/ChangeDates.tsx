import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { useRouter } from "@tanstack/react-router"
import { DatesField } from "../../parts/search-bar/DatesField.tsx"
import type { TypedStay } from "../../parts/search-bar/TypedDates.tsx"
import { useNights } from "../../parts/search-bar/use-nights.ts"
import styles from "./manage-booking.module.css"

/**
 * The days of a changed stay, chosen in a calendar with the property's prices. Nights that are sold
 * out stay free to choose where the booking itself holds them.
 */
export const ChangeDates = ({
  booking: { property, dates },
  typed,
  onChange,
}: {
  readonly booking: Pick<WholeBooking, "property" | "dates">
  readonly typed: TypedStay
  readonly onChange: (typed: TypedStay) => void
}) => {
  const { today } = useRouter().options.context.facts
  const { ask, calendar } = useNights(property.slug, dates.checkIn)
  const own = new Set<string>(nightDatesOf(dates))
  const soldToOthers = new Set([...calendar.soldOut].filter((night) => !own.has(night)))
  return (
    <div className={styles["dates"]} onPointerEnter={ask} onFocus={ask}>
      <DatesField
        typed={typed}
        today={today}
        issue={null}
        onChange={onChange}
        nights={{ ...calendar, soldOut: soldToOthers }}
      />
    </div>
  )
}
