import type { BookingView } from "#core/booking/booking-view.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { CHECK_IN_HOUR, isFreeAt } from "#core/pricing/refund.ts"
import { momentText } from "../../formats/day.ts"
import { wholeTimeLeft } from "../../formats/time-left.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"
import { useTimeSince } from "./use-time-since.ts"

type Booking = Pick<BookingView, "freeCancellationUntil" | "asOf">

/** Until when cancelling is free, on a Malaysian clock, and what is kept afterwards. */
export const CancellationTerms = ({
  booking: { freeCancellationUntil: freeUntil, asOf },
}: {
  readonly booking: Booking
}) => {
  const { t, language } = useTranslation()
  const now = useTimeSince(asOf)
  const deadlineHour = `${CHECK_IN_HOUR}:00`
  return (
    <section className={styles["terms"]}>
      <h3>{t("checkout.cancel")}</h3>
      {freeUntil === null ? (
        <p>{t("checkout.cancel.never")}</p>
      ) : !isFreeAt(freeUntil, instantAt(now)) ? (
        <p>{t("checkout.cancel.over", { deadlineHour })}</p>
      ) : (
        <>
          <p className={styles["free"]}>
            {t("checkout.cancel.free", { moment: momentText(freeUntil, language) })}
          </p>
          <Countdown milliseconds={Date.parse(freeUntil) - now} />
          <p>{t("checkout.cancel.late", { deadlineHour })}</p>
        </>
      )}
    </section>
  )
}

/** How long cancelling stays free. */
const Countdown = ({ milliseconds }: { readonly milliseconds: number }) => {
  const { t } = useTranslation()
  const left = wholeTimeLeft(milliseconds)
  return (
    left && (
      <p>
        <b>{t(`checkout.cancel.left.${left.unit}`, { count: left.count })}</b>
      </p>
    )
  )
}
