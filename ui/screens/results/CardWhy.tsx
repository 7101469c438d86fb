import type { StayCard as Stay } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import { useState, type ComponentType } from "react"
import type { Query } from "../../routes/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

type CardWhyProps = { readonly stay: Stay; readonly query: Query }

const explanation = async () => (await import("./WhyThisPrice.tsx")).WhyThisPrice

/**
 * "Why this price?": the price of a card explains itself once it is opened. Until the explanation
 * is there, and where it cannot be fetched, the way to the property stands in its place.
 */
export const CardWhy = (card: CardWhyProps) => {
  const { t, local } = useTranslation()
  const [Why, setWhy] = useState<ComponentType<CardWhyProps> | null>(null)
  const { slug, name } = card.stay
  return (
    <details
      className={styles["why"]}
      onToggle={async ({ currentTarget }) => {
        const part = currentTarget.open ? await explanation().catch(() => null) : null
        setWhy(() => part)
      }}
    >
      <summary>
        {t("price.why")} <span className="visually-hidden">{local(name)}</span>
      </summary>
      {Why ? (
        <Why {...card} />
      ) : (
        <Link to="/properties/$slug" params={{ slug }} search={card.query} hash="stay">
          {t("price.details")}
        </Link>
      )}
    </details>
  )
}
