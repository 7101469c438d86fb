import type { Stars } from "#core/property/property-kind.ts"
import { Icon } from "./icons/Icon.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./facts.module.css"

/** One to five stars, drawn and said; nothing for the unrated. */
export const StarRating = ({
  stars,
  size = 14,
}: {
  readonly stars: Stars
  readonly size?: number
}) => {
  const { t } = useTranslation()
  if (!stars) return null
  return (
    <span className={styles["stars"]} role="img" aria-label={t("stay.stars", { count: stars })}>
      {Array.from({ length: stars }, (_, star) => (
        <Icon name="star" key={star} size={size} fill="currentColor" strokeWidth={0} />
      ))}
    </span>
  )
}
