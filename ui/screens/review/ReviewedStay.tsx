import type { OwnReview } from "#core/reviews/reviews.port.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import type { ReviewActor } from "../../app/journeys.ts"
import { dayText } from "../../formats/day.ts"
import { BookingSkeleton } from "../../parts/booking/BookingSkeleton.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { ReviewItem } from "../../parts/reviews/ReviewItem.tsx"
import styles from "../../parts/reviews/reviews.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ReviewForm } from "./ReviewForm.tsx"

type Props = { readonly review: ReviewActor }

/** A stay with the form of its review, with the review that was written, or why there is none. */
export const ReviewedStay = ({ review }: Props) => {
  const { t } = useTranslation()
  const isMissing = useSelector(review, (snapshot) => snapshot.matches("missing"))
  const isLost = useSelector(review, (snapshot) => snapshot.matches("lostContact"))
  const own = useSelector(review, ({ context }) => context.own)
  if (isMissing)
    return (
      <EmptyState
        level="h1"
        icon={<Icon name="search-x" size={28} />}
        heading={t("review.missing")}
      >
        {t("review.missing.text")}
      </EmptyState>
    )
  if (isLost)
    return (
      <ErrorState
        level="h1"
        reason={t("error.unreachable")}
        onRetry={() => review.send({ type: "guest.retried" })}
      />
    )
  return own === null ? (
    <BookingSkeleton title={t("review.title")} />
  ) : (
    <Stay review={review} own={own} />
  )
}

const Stay = ({ review, own }: Props & { readonly own: OwnReview }) => {
  const { t, local, language } = useTranslation()
  const { checkIn, checkOut } = own.dates
  return (
    <div className={`${bookingStyles["page"]} ${styles["narrow"]}`}>
      <div className={bookingStyles["head"]}>
        <h1>{t("review.title")}</h1>
        <p>
          <b>{local(own.property.name)}</b>
        </p>
        <p>
          {t("search.dates.range", {
            checkIn: dayText(checkIn, language, "dated"),
            checkOut: dayText(checkOut, language, "dated"),
          })}
        </p>
      </div>
      {own.review === null ? (
        <Unwritten review={review} own={own} />
      ) : (
        <Written {...{ review, own }} />
      )}
    </div>
  )
}

/** The form while the stay can be reviewed, else why it cannot. */
const Unwritten = ({ review, own }: Props & { readonly own: OwnReview }) => {
  const { t, language } = useTranslation()
  const until = dayText(own.until, language, "long")
  switch (own.standing) {
    case "open":
      return <ReviewForm review={review} until={until} />
    case "late":
      return <Notice>{t("review.late", { day: until })}</Notice>
    case "early":
    case "never":
      return <Notice>{t(`review.${own.standing}`)}</Notice>
    default:
      return own.standing satisfies never
  }
}

const Written = ({ review, own }: Props & { readonly own: OwnReview }) => {
  const { t, local } = useTranslation()
  const isSent = useSelector(review, (snapshot) => snapshot.matches("sent"))
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSent) section.current?.focus()
  }, [isSent])
  if (own.review === null) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="own-review"
      className={bookingStyles["card"]}
    >
      <h2 id="own-review">{t("review.text")}</h2>
      {own.hidden ? (
        <Notice tone="warning">
          {t("review.hidden", { reason: t(`review.hidden.${own.hidden}`) })}
        </Notice>
      ) : (
        <Notice tone="good" said={isSent}>
          {t(isSent ? "review.sent" : "review.written")}
        </Notice>
      )}
      <ReviewItem review={own.review} property={local(own.property.name)} />
      <p>
        <LinkButton
          look="secondary"
          to="/properties/$slug"
          params={{ slug: own.property.slug }}
          hash="reviews"
        >
          {t("review.see")}
        </LinkButton>
      </p>
    </section>
  )
}
