import type { StayCard as Stay, StayPrice } from "#core/search/search-answer.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Phrase } from "../Phrase.tsx"
import { Price, PriceBefore } from "./Price.tsx"
import styles from "../stay-card.module.css"

/** "Only 2 left" is said from this few on. */
const FEW_LEFT = 3

/** What a stay costs: per night and in all, or from what price, or that it is not available. */
export const StayPriceLines = ({ stay }: { readonly stay: Pick<Stay, "price" | "left"> }) => {
  const { t } = useTranslation()
  const { price, left } = stay
  return (
    <div className={styles["price"]}>
      {left !== null && left > 0 && left <= FEW_LEFT ? (
        <p className={styles["scarce"]}>{t("stay.onlyLeft", { count: left })}</p>
      ) : (
        <span />
      )}
      {price ? <Amounts price={price} /> : <b>{t("stay.notAvailable")}</b>}
    </div>
  )
}

const perNight = {
  stay: "price.averagePerNight",
  lowestNight: "price.fromPerNight",
} as const satisfies Record<StayPrice["kind"], TranslationKey>

const Amounts = ({ price }: { readonly price: StayPrice }) => {
  const amount = <Price sen={price.averagePerNight} className={styles["amount"]} />
  return (
    <>
      {price.averageBefore > price.averagePerNight && <PriceBefore sen={price.averageBefore} />}
      <span>
        <Phrase say={perNight[price.kind]} gaps={{ price: amount }} />
      </span>
      <InAll price={price} />
    </>
  )
}

const InAll = ({ price }: { readonly price: StayPrice }) => {
  const { t } = useTranslation()
  switch (price.kind) {
    case "lowestNight":
      return null
    case "stay": {
      const total = (
        <b>
          <Price sen={price.total} />
        </b>
      )
      return (
        <p className={styles["total"]}>
          <Phrase say="price.totalForNights" count={price.nights} gaps={{ price: total }} />{" "}
          {t("price.taxesIncluded")}
        </p>
      )
    }
    default:
      return price satisfies never
  }
}
