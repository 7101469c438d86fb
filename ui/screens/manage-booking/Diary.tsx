import { disputeStepOf } from "#core/front-desk/dispute-steps.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import type { DisputeStep } from "#core/payment/payments.port.ts"
import { momentText } from "../../formats/day.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import styles from "./manage-booking.module.css"

/** Events that changed no status are shown as well. */
const disputed = {
  opened: "manage.diary.disputed",
  won: "manage.diary.disputeWon",
  lost: "manage.diary.disputeLost",
} as const satisfies Record<DisputeStep, TranslationKey>

type Entry = WholeBooking["history"][number]

const nameOf = ({ event, status }: Entry) => {
  const step = disputeStepOf(event)
  return step === null ? (`booking.status.${status}` as const) : disputed[step]
}

/** What happened to the booking, step by step, on a Malaysian clock. */
export const Diary = ({ booking: { history } }: { readonly booking: WholeBooking }) => {
  const { t, language } = useTranslation()
  return (
    <section className={bookingStyles["card"]}>
      <h2>{t("manage.diary")}</h2>
      <ol role="list" className={styles["diary"]}>
        {history.map((entry, place) => (
          <li key={place}>
            <b>{t(nameOf(entry))}</b>
            <time dateTime={entry.at}>{momentText(entry.at, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
