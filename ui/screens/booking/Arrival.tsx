import type { BookingView } from "#core/booking/booking-view.ts"
import { arrivalText } from "../../formats/arrival.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

/** When the guest said to arrive; nothing where that was not said, or is not for the reader to know. */
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
