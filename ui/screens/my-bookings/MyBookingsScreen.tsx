import { useRouter } from "@tanstack/react-router"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import { useJourney } from "../../app/use-journey.ts"
import { MyBookingsView } from "./MyBookingsView.tsx"
import { BookingsSkeleton } from "./BookingsSkeleton.tsx"

/** `/account/bookings` */
export const MyBookingsScreen = () => {
  const { t } = useTranslation()
  const { account } = useRouter().options.context
  const started = useJourney<AccountActor<"myBookings">>({
    begin: () => account?.myBookings(),
  })
  return (
    <div className={styles["page"]}>
      <PageTitle title={t("bookings.title")} />
      <div className={styles["head"]}>
        <h1>{t("bookings.title")}</h1>
        <p className={styles["soft"]}>{t("bookings.lead")}</p>
      </div>
      {started.state === "started" && <MyBookingsView mine={started.actor} />}
      {started.state === "starting" && <BookingsSkeleton />}
      {started.state === "unreachable" && (
        <ErrorState reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </div>
  )
}
