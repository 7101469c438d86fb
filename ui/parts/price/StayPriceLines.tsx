import type { StayResult, StayPrice } from "#core/search/search-answer.ts"
import { dayText } from "../../formats/day.ts"
import { perNightOf } from "../../formats/per-night.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { classes } from "../classes.ts"
import { Phrase } from "../Phrase.tsx"
import { DepositOnTop } from "./Deposit.tsx"
import { Price, PriceBefore } from "./Price.tsx"
import { StayCost } from "./StayCost.tsx"
import styles from "../stay-card.module.css"

/** "Only 2 left" is said from this few on. */
const FEW_LEFT = 3

/** What a stay costs: per night and in all, or from what price, or that it is not available. */
export const StayPriceLines = ({
  stay,
}: {
  readonly stay: Pick<StayResult, "price" | "left" | "mix" | "dates">
}) => {
  const { t, language } = useTranslation()
  const { price, mix, dates } = stay
  const left = stay.left ?? 0
  return (
    <div className={classes("whole-words", styles["price"])}>
      {left > 0 && left <= FEW_LEFT ? (
        <p className={styles["scarce"]}>{t("stay.onlyLeft", { count: left })}</p>
      ) : (
        <span />
      )}
      {dates && (
        <p className={styles["on"]}>
          {t("search.dates.range", {
            checkIn: dayText(dates.checkIn, language),
            checkOut: dayText(dates.checkOut, language),
          })}
        </p>
      )}
      {price ? <Amounts {...{ price, mix }} /> : <b>{t("stay.notAvailable")}</b>}
    </div>
  )
}

const Amounts = ({
  price,
  mix,
}: {
  readonly price: StayPrice
  readonly mix: StayResult["mix"]
}) => {
  const { t } = useTranslation()
  const before = price.perNightBefore > price.perNight && <PriceBefore sen={price.perNightBefore} />
  const perNight = (
    <span>
      <Phrase
        say={perNightOf(price, mix)}
        gaps={{ price: <Price sen={price.perNight} className={styles[amountOf[price.kind]]} /> }}
      />
    </span>
  )
  switch (price.kind) {
    case "lowestNight":
      return (
        <>
          {before}
          {perNight}
          <p className={styles["total"]}>{t("price.taxesExcluded")}</p>
        </>
      )
    case "stay":
      return (
        <>
          <p className={classes(styles["total"], styles["whole"])}>
            <StayCost {...price} />
          </p>
          {before}
          {perNight}
          <DepositOnTop deposit={price.deposit} className={styles["total"]} />
        </>
      )
    default:
      return price satisfies never
  }
}

/** What the whole stay costs is the largest figure of a card; the price of a night is without dates. */
const amountOf: Readonly<Record<StayPrice["kind"], "amount" | "night">> = {
  lowestNight: "amount",
  stay: "night",
}
