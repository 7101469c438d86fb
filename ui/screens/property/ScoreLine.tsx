import { guestScoreOf } from "#core/guest-score/guest-score.rules.ts"
import type { ReviewsPage } from "#core/guest-score/review.ts"
import { ScoreBadge } from "../../parts/reviews/ScoreBadge.tsx"
import styles from "../../parts/reviews/reviews.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"

/** The guest score at the top of a page, and the way to the reviews behind it. */
export const ScoreLine = ({ reviews: { totals } }: { readonly reviews: ReviewsPage }) => {
  const { t } = useTranslation()
  const tenths = guestScoreOf(totals)
  return (
    <p className={styles["overall"]}>
      {tenths !== null && <ScoreBadge tenths={tenths} />}
      <a href="#reviews">
        {tenths === null ? t("reviews.none") : t("reviews.count", { count: totals.count })}
      </a>
    </p>
  )
}
