import { guestScoreOf, totalsOf } from "#core/guest-score/guest-score.rules.ts"
import type { Review } from "#core/guest-score/review.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import type { ReactNode } from "react"
import { dayText } from "../../formats/day.ts"
import { firstOfMonth } from "../../formats/score.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ScoreBadge } from "./ScoreBadge.tsx"
import styles from "./reviews.module.css"

/** One review: who, when, which score, the text in its own language, and what the property says. */
export const ReviewItem = ({
  review,
  property,
  children,
}: {
  readonly review: Review
  /** What the property is called. */
  readonly property: string
  readonly children?: ReactNode
}) => {
  const { t, language } = useTranslation()
  const { guest, stayed, text, answer } = review
  const isOther = review.language !== language
  return (
    <article className={styles["review"]}>
      <header>
        <ScoreBadge tenths={guestScoreOf(totalsOf([review])) ?? 0} />
        <div>
          <h3 lang="">{guest === "" ? t("reviews.anonymous") : guest}</h3>
          <p>
            {t("reviews.stayed", { month: dayText(firstOfMonth(stayed), language, "month") })}
            {isOther && ` · ${t(`reviews.in.${review.language}`)}`}
          </p>
        </div>
      </header>
      <p lang={tagOf[review.language]} className={styles["text"]}>
        {text}
      </p>
      {answer && (
        <div className={styles["answer"]}>
          <h4>{t("reviews.answer", { stay: property })}</h4>
          <p lang="" className={styles["text"]}>
            {answer.text}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}
