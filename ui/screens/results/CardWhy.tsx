import type { StayResult } from "#core/search/search-answer.ts"
import { useEffect, useRef, useState, type ComponentType } from "react"
import type { Query } from "../../app/query.ts"
import { useIsOpen } from "../../parts/use-is-open.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

type CardWhyProps = { readonly stay: StayResult; readonly query: Query }

/**
 * "Why this price?": the price of a card explains itself once it is opened. Until the explanation
 * is there, and where it cannot be fetched, a sentence about taxes takes its place.
 */
export const CardWhy = (card: CardWhyProps) => {
  const { t, local } = useTranslation()
  const [Why, setWhy] = useState<ComponentType<CardWhyProps> | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const isOpen = useIsOpen(details)
  useEffect(() => {
    if (!isOpen) return
    import("./WhyThisPrice.tsx").then(
      ({ WhyThisPrice }) => setWhy(() => WhyThisPrice),
      () => {},
    )
  }, [isOpen])
  return (
    <details ref={details} className={styles["why"]}>
      <summary>
        {t("price.why")} <span className="visually-hidden">{local(card.stay.name)}</span>
      </summary>
      {Why ? <Why {...card} /> : t("price.taxesIncluded")}
    </details>
  )
}
