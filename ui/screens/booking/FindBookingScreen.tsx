import { useRouter } from "@tanstack/react-router"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { Skeleton } from "../../parts/Skeleton.tsx"
import type { LookupActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { useJourney } from "../../app/use-journey.ts"
import styles from "../../parts/booking/booking.module.css"
import { FindBooking } from "./FindBooking.tsx"

/** `/booking/search` */
export const FindBookingScreen = () => {
  const { t } = useTranslation()
  const { journeys } = useRouter().options.context
  const started = useJourney<LookupActor>({ begin: () => journeys?.lookup() })
  if (started.state === "unreachable")
    return <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
  return (
    <div className={`${styles["page"]} ${styles["narrow"]}`}>
      <PageTitle title={t("booking.title.search")} />
      <div className={styles["head"]}>
        <h1>{t("booking.title.search")}</h1>
        <p>{t("booking.search.lead")}</p>
      </div>
      <div className={styles["card"]}>
        {started.state === "started" ? (
          <FindBooking lookup={started.actor} />
        ) : (
          <Skeleton height="9rem" />
        )}
      </div>
    </div>
  )
}
