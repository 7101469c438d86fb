import type { PriceReason, Rounding } from "#core/pricing/reasons.ts"
import { reasonWords, roundingWords } from "../../formats/price-reason.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./price-breakdown.module.css"

/** One reason of a price as a sentence, with the day of its row and how it was rounded; no night. */
export const PriceReasonText = ({ reason }: { readonly reason: PriceReason }) => {
  const translation = useTranslation()
  if (reason.tag === "night") return null
  const { rule, since } = reasonWords(reason, translation)
  return (
    <p>
      {rule}
      {since && <small> {since}</small>}
      {"rounding" in reason && <Rounded rounding={reason.rounding} />}
    </p>
  )
}

/** How an amount was made whole sen; nothing where it came out even. */
export const Rounded = ({ rounding }: { readonly rounding: Rounding }) => {
  const { t } = useTranslation()
  const words = roundingWords(rounding, t)
  return words && <small className={styles["rounded"]}> {words}</small>
}
