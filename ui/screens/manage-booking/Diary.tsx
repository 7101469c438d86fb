import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { momentText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../booking/booking.module.css"
import styles from "./manage-booking.module.css"

/** What happened to the booking, step by step, on a Malaysian clock. */
export const Diary = ({ booking: { history } }: { readonly booking: WholeBooking }) => {
  const { t, language } = useTranslation()
  return (
    <section className={bookingStyles["card"]}>
      <h2>{t("manage.diary")}</h2>
      <ol className={styles["diary"]}>
        {history.map(({ at, status }, place) => (
          <li key={place}>
            <b>{t(`booking.status.${status}`)}</b>
            <time dateTime={at}>{momentText(at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
