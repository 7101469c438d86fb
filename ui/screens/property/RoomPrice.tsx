import { costOf, taxesAndFeesOf } from "#core/pricing/cost.ts"
import type { RatePlan } from "#core/property/rate-plan.ts"
import { bestPercentOf, priceOfOneRoom, type RoomsOffered } from "#core/search/room-choice.ts"
import { onPlan } from "#core/search/room-on-plan.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { Badge } from "../../parts/Badge.tsx"
import { Phrase } from "../../parts/Phrase.tsx"
import { DepositOnTop } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { StayCost } from "../../parts/price/StayCost.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"

/** What one such room costs: in all for the stay, as in the results, and per night; or from what price without dates. */
export const RoomPrice = ({
  room,
  plan,
  lowestNight,
  offered,
}: {
  readonly room: RoomType
  readonly plan: RatePlan
  /** In sen, without dates. */
  readonly lowestNight: number
  readonly offered: RoomsOffered
}) => {
  const { t } = useTranslation()
  const quote = priceOfOneRoom(offered, onPlan(room, plan))
  if (quote === null)
    return (
      <p>
        <Phrase
          say="price.fromPerNight"
          gaps={{ price: <Price sen={lowestNight} className={styles["amount"]} /> }}
        />
        <small className={styles["under"]}>{t("price.taxesExcluded")}</small>
      </p>
    )
  const percent = bestPercentOf(quote)
  return (
    <div className="whole-words">
      {percent > 0 && <Badge tone="deal">{t("stay.percentOff", { percent })}</Badge>}
      <p className={styles["whole"]}>
        <StayCost
          cost={costOf(quote)}
          taxesAndFees={taxesAndFeesOf(quote)}
          nights={new Set(quote.nights.map(({ date }) => date)).size}
        />
      </p>
      <p className={styles["soft"]}>
        <Phrase
          say="price.averagePerNight"
          gaps={{ price: <Price sen={quote.averagePerNight} /> }}
        />
      </p>
      <DepositOnTop deposit={quote.deposit} className={styles["soft"]} />
    </div>
  )
}
