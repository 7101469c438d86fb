import type { BookingView } from "#core/booking/booking-view.ts"
import { CHECK_IN_HOUR, isFreeAt } from "#core/pricing/refund.ts"
import { momentText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

type Booking = Pick<BookingView, "freeCancellationUntil" | "asOf">

/** Until when cancelling is free, on a Malaysian clock, and what is kept afterwards. */
export const CancellationTerms = ({
  booking: { freeCancellationUntil: freeUntil, asOf },
}: {
  readonly booking: Booking
}) => {
  const { t, language } = useTranslation()
  const deadlineHour = `${CHECK_IN_HOUR}:00`
  return (
    <section className={styles["terms"]}>
      <h3>{t("checkout.cancel")}</h3>
      {freeUntil === null ? (
        <p>{t("checkout.cancel.never")}</p>
      ) : !isFreeAt(freeUntil, asOf) ? (
        <p>{t("checkout.cancel.over", { deadlineHour })}</p>
      ) : (
        <>
          <p className={styles["free"]}>
            {t("checkout.cancel.free", { moment: momentText(freeUntil, language) })}
          </p>
          <p>{t("checkout.cancel.late", { deadlineHour })}</p>
        </>
      )}
    </section>
  )
}
