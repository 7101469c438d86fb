import type { GuestScore } from "#core/guest-score/review.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ScoreBadge } from "./ScoreBadge.tsx"
import styles from "./score.module.css"

/** The guest score on a card, and of how many reviews; where some were made up, it says so. */
export const CardScore = ({
  score: { tenths, count, invented },
}: {
  readonly score: GuestScore
}) => {
  const { t } = useTranslation()
  return (
    <p className={styles["line"]}>
      <ScoreBadge tenths={tenths} />
      {t(invented ? "reviews.countInvented" : "reviews.count", { count })}
    </p>
  )
}
