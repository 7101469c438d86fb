import type { StayResult } from "#core/search/search-answer.ts"
import { momentDay } from "../formats/day.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { Badge } from "./Badge.tsx"
import styles from "./stay-card.module.css"

type Terms = Pick<
  StayResult,
  "freeCancellationUntil" | "nonRefundable" | "payAtProperty" | "memberPercent"
>

/** The terms of the price shown: until when cancelling is free, or that it never is. */
export const StayBadges = ({ stay }: { readonly stay: Terms }) => {
  const { t, language } = useTranslation()
  const { freeCancellationUntil: until, nonRefundable, payAtProperty, memberPercent } = stay
  if (!until && !nonRefundable && !payAtProperty && memberPercent === 0) return null
  return (
    <p className={styles["badges"]}>
      {until && (
        <Badge tone="good">
          {t("stay.freeCancellationUntil", { date: momentDay(until, language) })}
        </Badge>
      )}
      {nonRefundable && <Badge>{t("stay.nonRefundable")}</Badge>}
      {payAtProperty && <Badge tone="good">{t("stay.payAtProperty")}</Badge>}
      {memberPercent > 0 && (
        <Badge tone="member">{t("stay.memberDeal", { percent: memberPercent })}</Badge>
      )}
    </p>
  )
}
