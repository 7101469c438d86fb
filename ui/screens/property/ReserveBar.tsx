import { costOf } from "#core/pricing/cost.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { nightsOf } from "#core/stay/nights.ts"
import { DepositOnTop } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { LowestPrice } from "./LowestPrice.tsx"
import styles from "./property.module.css"
import { Reserve } from "./Reserve.tsx"
import type { RoomSelection } from "./use-room-choice.ts"

/** On phones the price and the way to reserve stay in view. */
export const ReserveBar = ({
  page,
  choice,
}: {
  readonly page: PropertyPage
  readonly choice: RoomSelection
}) => {
  const { t } = useTranslation()
  const { dates } = choice.offered
  return (
    <div className={styles["bar"]} role="region" aria-label={t("property.stay")}>
      {choice.quote && dates ? (
        <div>
          <Price sen={costOf(choice.quote)} className={styles["amount"]} />
          <small>
            {t("search.dates.nights", { count: nightsOf(dates) })} · {t("price.taxesIncluded")}
          </small>
          <DepositOnTop deposit={choice.quote.deposit} className={styles["under"]} />
        </div>
      ) : (
        <LowestPrice choice={choice} />
      )}
      <Reserve slug={page.property.slug} choice={choice} />
    </div>
  )
}
