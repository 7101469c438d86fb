import { BEST_SCORE } from "#core/guest-score/score.terms.ts"
import { scoreText } from "../../formats/score.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./score.module.css"

/** A score in tenths, seen as a number and said with what it is out of. */
export const ScoreBadge = ({ tenths }: { readonly tenths: number }) => {
  const { t } = useTranslation()
  const score = scoreText(tenths)
  return (
    <span className={styles["score"]}>
      <span aria-hidden>{score}</span>
      <span className="visually-hidden">{t("reviews.outOf", { score, best: BEST_SCORE })}</span>
    </span>
  )
}
