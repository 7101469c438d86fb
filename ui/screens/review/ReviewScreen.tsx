import type { BookingId } from "#core/booking/booking-view.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import { useRouter, useSearch } from "@tanstack/react-router"
import type { ReviewActor } from "../../app/journeys.ts"
import type { Query } from "../../app/query.ts"
import { useJourney } from "../../app/use-journey.ts"
import { BookingSkeleton } from "../../parts/booking/BookingSkeleton.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ReviewedStay } from "./ReviewedStay.tsx"

const first = (value: Query[string] | undefined): string => [value ?? ""].flat()[0] ?? ""

/** The booking that the address names, and the link that opens it where one was mailed. */
const claimIn = (query: Query): Claim => {
  const link = first(query["link"])
  return {
    id: first(query["booking"]) as BookingId,
    link: link === "" ? null : (link as LinkToken),
  }
}

/** `/booking/review`: where a guest says how a stay was. */
export const ReviewScreen = () => {
  const { t, language } = useTranslation()
  const { journeys } = useRouter().options.context
  const search: Query = useSearch({ strict: false })
  const claim = claimIn(search)
  const started = useJourney<ReviewActor>({
    wanted: `${claim.id} ${claim.link ?? ""}`,
    begin: () =>
      journeys
        ?.reviews?.()
        .then((ways) => ("failed" in ways ? ways : ways.review(claim, language))),
  })
  return (
    <>
      <PageTitle title={t("review.title")} />
      {started.state === "started" && <ReviewedStay review={started.actor} />}
      {started.state === "starting" && <BookingSkeleton title={t("review.title")} />}
      {started.state === "unreachable" && (
        <ErrorState level="h1" reason={t("error.unreachable")} onRetry={started.retry} />
      )}
    </>
  )
}
