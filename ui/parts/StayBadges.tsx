import type { StayCard as Stay } from "#core/search/search-answer.ts"
import { momentDay } from "../formats/day.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { Badge } from "./Badge.tsx"
import styles from "./stay-card.module.css"

type Terms = Pick<Stay, "freeCancellationUntil" | "payAtProperty" | "memberPercent">

/** The terms that speak for a stay; with a deadline, until when cancelling is free. */
export const StayBadges = ({ stay }: { readonly stay: Terms }) => {
  const { t, language } = useTranslation()
  const { freeCancellationUntil: until, payAtProperty, memberPercent } = stay
  if (!until && !payAtProperty && memberPercent === 0) return null
  return (
    <p className={styles["badges"]}>
      {until && (
        <Badge tone="good">
          {t("stay.freeCancellationUntil", { date: momentDay(until, language) })}
        </Badge>
      )}
      {payAtProperty && <Badge tone="good">{t("stay.payAtProperty")}</Badge>}
      {memberPercent > 0 && (
        <Badge tone="member">{t("stay.memberDeal", { percent: memberPercent })}</Badge>
      )}
    </p>
  )
}
