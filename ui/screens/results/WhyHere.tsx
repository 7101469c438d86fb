import { GOOD_SCORE_TENTHS } from "#core/guest-score/score.terms.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { scoreText } from "../../formats/score.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

/** In the recommended order: what puts a stay in front, where something clearly does. */
export const WhyHere = ({ stay: { score, belowMiddle } }: { readonly stay: StayResult }) => {
  const { t } = useTranslation()
  const reasons = [
    ...(score && score.tenths >= GOOD_SCORE_TENTHS
      ? [t("stay.here.score", { score: scoreText(score.tenths) })]
      : []),
    ...(belowMiddle === undefined ? [] : [t("stay.here.price", { price: ringgit(belowMiddle) })]),
  ]
  if (reasons.length === 0) return null
  return (
    <p className={styles["here"]}>
      <b>{t("stay.here")}</b> {reasons.join(" · ")}
    </p>
  )
}
