import type { StayCard as Stay } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { optionalPart } from "../../parts/optional-part.ts"
import type { Query } from "../../routes/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./results.module.css"

type CardWhyProps = { readonly stay: Stay; readonly query: Query }

/** Where the price explains itself until, or instead of, doing so on the card. */
const AtTheProperty = ({ stay: { slug }, query }: CardWhyProps) => {
  const { t } = useTranslation()
  return (
    <Link to="/properties/$slug" params={{ slug }} search={query} hash="stay">
      {t("price.details")}
    </Link>
  )
}

const WhyThisPrice = optionalPart(
  async () => (await import("./WhyThisPrice.tsx")).WhyThisPrice,
  AtTheProperty,
)

/** "Why this price?": the price of a card explains itself as soon as a guest opens it. */
export const CardWhy = (card: CardWhyProps) => {
  const { t, local } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={styles["why"]}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {t("price.why")} <span className="visually-hidden">{local(card.stay.name)}</span>
      </summary>
      <Suspense fallback={<AtTheProperty {...card} />}>
        {isOpen ? <WhyThisPrice {...card} /> : <AtTheProperty {...card} />}
      </Suspense>
    </details>
  )
}
