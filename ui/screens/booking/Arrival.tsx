import type { BookingView } from "#core/booking/booking-view.ts"
import { arrivalText } from "../../formats/arrival.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

/** The estimated arrival time; nothing if it was not given or the reader may not see it. */
export const Arrival = ({
  booking: { guest },
}: {
  readonly booking: Pick<BookingView, "guest">
}) => {
  const { t } = useTranslation()
  if (!guest?.arrival) return null
  return (
    <dl className={styles["rows"]}>
      <div>
        <dt>{t("checkout.arrival")}</dt>
        <dd>{arrivalText(guest.arrival, t)}</dd>
      </div>
    </dl>
  )
}
