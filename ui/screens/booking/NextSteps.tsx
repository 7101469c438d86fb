import type { BookingView } from "#core/booking/booking-view.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { depositReturnsOn } from "#core/pricing/deposit.ts"
import { dayText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

/** What the guest can expect from now to after the stay. */
export const NextSteps = ({ booking }: { readonly booking: BookingView }) => {
  const { t, language } = useTranslation()
  const { dates, property, quote, guest } = booking
  return (
    <section className={styles["card"]}>
      <h2>{t("booking.next")}</h2>
      <ol role="list" className={styles["next"]}>
        {guest && <li>{t("booking.next.mailed", { email: guest.email })}</li>}
        <li>
          {t("booking.next.checkIn", {
            day: dayText(dates.checkIn, language),
            time: property.houseRules.checkInFrom,
          })}
        </li>
        {quote.deposit > 0 && (
          <li>
            {t("booking.next.deposit", {
              amount: ringgit(quote.deposit),
              day: dayText(depositReturnsOn(dates.checkOut), language),
            })}
          </li>
        )}
        <li>{t("booking.next.find")}</li>
      </ol>
    </section>
  )
}
