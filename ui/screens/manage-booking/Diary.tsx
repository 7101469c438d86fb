import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { momentText } from "../../formats/day.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../booking/booking.module.css"
import styles from "./manage-booking.module.css"

/** What moved nothing is told all the same. */
const besides: Readonly<Record<string, TranslationKey>> = {
  PAYMENT_DISPUTED: "manage.diary.disputed",
  DISPUTE_WON: "manage.diary.disputeWon",
  DISPUTE_LOST: "manage.diary.disputeLost",
}

/** What happened to the booking, step by step, on a Malaysian clock. */
export const Diary = ({ booking: { history } }: { readonly booking: WholeBooking }) => {
  const { t, language } = useTranslation()
  return (
    <section className={bookingStyles["card"]}>
      <h2>{t("manage.diary")}</h2>
      <ol className={styles["diary"]}>
        {history.map(({ at, event, status }, place) => (
          <li key={place}>
            <b>{t(besides[event] ?? `booking.status.${status}`)}</b>
            <time dateTime={at}>{momentText(at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
