import { BEST_SCORE } from "#core/guest-score/score.terms.ts"
import { guestScoreOf, scoreOfAspect } from "#core/guest-score/guest-score.rules.ts"
import type { ReviewsPage } from "#core/guest-score/review.ts"
import { aspects } from "#core/guest-score/aspects.ts"
import type { Property } from "#core/property/property.ts"
import { scoreText } from "../../formats/score.ts"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { ReviewItem } from "../../parts/reviews/ReviewItem.tsx"
import { ScoreBadge } from "../../parts/reviews/ScoreBadge.tsx"
import styles from "../../parts/reviews/reviews.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ReportReview } from "./ReportReview.tsx"
import { PageSection } from "./PageSection.tsx"
import { useReviews } from "./use-reviews.ts"

type Props = { readonly property: Property; readonly first: ReviewsPage }

/** What guests say: the score of all, aspect by aspect, and their reviews, the newest first. */
export const GuestReviews = ({ property, first }: Props) => {
  const { t } = useTranslation()
  const tenths = guestScoreOf(first.totals)
  return (
    <PageSection id="reviews" heading={t("reviews.title")}>
      {tenths === null ? (
        <>
          <p>{t("reviews.none")}</p>
          <p className={styles["soft"]}>{t("reviews.onlyGuests")}</p>
        </>
      ) : (
        <>
          {first.reviews.some(({ invented }) => invented) && (
            <Notice>{t("reviews.invented")}</Notice>
          )}
          <p className={styles["overall"]}>
            <ScoreBadge tenths={tenths} />
            <b>{t("reviews.count", { count: first.totals.count })}</b>
          </p>
          <Aspects totals={first.totals} />
          <p className={styles["soft"]}>{t("reviews.onlyGuests")}</p>
          <p className={styles["soft"]}>{t("reviews.average", { best: BEST_SCORE })}</p>
          <Shown property={property} first={first} />
        </>
      )}
    </PageSection>
  )
}

const Aspects = ({ totals }: Pick<ReviewsPage, "totals">) => {
  const { t } = useTranslation()
  return (
    <dl className={styles["aspects"]}>
      {aspects.map((aspect) => {
        const tenths = scoreOfAspect(totals, aspect) ?? 0
        return (
          <div key={aspect}>
            <dt>{t(`aspect.${aspect}`)}</dt>
            <dd>
              <meter min={0} max={BEST_SCORE * 10} value={tenths} aria-hidden />
              {scoreText(tenths)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The reviews read so far, and the way to more of them. */
const Shown = ({ property, first }: Props) => {
  const { t, local } = useTranslation()
  const { shown, isReading, hasFailed, readMore } = useReviews(property.slug, first)
  const left = first.totals.count - shown.length
  return (
    <>
      <ol role="list">
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} property={local(property.name)}>
              <ReportReview review={review.id} />
            </ReviewItem>
          </li>
        ))}
      </ol>
      {hasFailed && (
        <Notice tone="warning" said>
          {t("reviews.failed")}
        </Notice>
      )}
      {left > 0 && (
        <p className={styles["more"]}>
          <Button look="secondary" aria-disabled={isReading} onClick={readMore}>
            {t(isReading ? "reviews.reading" : "reviews.more")}
          </Button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {shown.length > first.reviews.length &&
          t("reviews.shown", { count: shown.length, total: first.totals.count })}
      </p>
    </>
  )
}
