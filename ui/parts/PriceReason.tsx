import { ringgit } from "#core/money/ringgit.ts"
import type { PriceReason as Reason, Rounding } from "#core/pricing/reasons.ts"
import type { Language } from "#core/kernel/localised.ts"
import { dayText } from "../formats/day.ts"
import { percentText } from "../formats/percent.ts"
import type { Say } from "../translations/translations.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./price-breakdown.module.css"

type Gaps = Record<string, string | number>

/** The figures of a reason as the guest's language writes them. */
const gapsOf = (reason: Reason, t: Say, language: Language): Gaps => ({
  ...("bps" in reason && { percent: percentText(reason.bps), amount: ringgit(reason.of) }),
  ...("perRoomNight" in reason && {
    amount: ringgit(reason.perRoomNight),
    roomNights: reason.roomNights,
  }),
  ...("area" in reason && { area: t(`levy.${reason.area}`) }),
  ...("returnsOn" in reason && { day: dayText(reason.returnsOn, language) }),
})

/** One reason of a price as a sentence, with the day of its row and how it was rounded. */
export const PriceReason = ({ reason }: { readonly reason: Reason }) => {
  const { t, language } = useTranslation()
  if (reason.tag === "night") return null
  const since = "since" in reason ? reason.since : null
  return (
    <p>
      {t(`price.why.${reason.tag}`, gapsOf(reason, t, language))}
      {since && <small> {t("price.why.since", { day: dayText(since, language, "dated") })}</small>}
      {"rounding" in reason && <Rounded rounding={reason.rounding} />}
    </p>
  )
}

/** How an amount was made whole sen; nothing where it came out even. */
export const Rounded = ({ rounding }: { readonly rounding: Rounding }) => {
  const { t } = useTranslation()
  if (rounding === "even") return null
  const key = rounding === "up" ? "price.why.roundedUp" : "price.why.roundedDown"
  return <small className={styles["rounded"]}> {t(key)}</small>
}
