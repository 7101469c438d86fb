import { costOf, taxesAndFeesOf } from "#core/pricing/cost.ts"
import { bestPercentOf, priceOfOneRoom, type RoomsOffered } from "#core/search/room-choice.ts"
import type { RoomType } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import { Badge } from "../../parts/Badge.tsx"
import { Phrase } from "../../parts/Phrase.tsx"
import { DepositOnTop } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { StayCost } from "../../parts/price/StayCost.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"

/** What one such room costs: per night and in all for the stay, or from what price without dates. */
export const RoomPrice = ({
  room,
  offer,
  offered,
}: {
  readonly room: RoomType
  readonly offer: RoomOffer
  readonly offered: RoomsOffered
}) => {
  const { t } = useTranslation()
  const quote = priceOfOneRoom(offered, room.id)
  const amount = (sen: number) => <Price sen={sen} className={styles["amount"]} />
  if (quote === null)
    return (
      <p>
        <Phrase say="price.fromPerNight" gaps={{ price: amount(offer.lowestNight) }} />
        <small className={styles["under"]}>{t("price.taxesExcluded")}</small>
      </p>
    )
  const percent = bestPercentOf(quote)
  return (
    <div>
      {percent > 0 && <Badge tone="deal">{t("stay.percentOff", { percent })}</Badge>}
      <p>
        <Phrase say="price.averagePerNight" gaps={{ price: amount(quote.averagePerNight) }} />
      </p>
      <p className={styles["soft"]}>
        <StayCost
          cost={costOf(quote)}
          taxesAndFees={taxesAndFeesOf(quote)}
          nights={offer.nights.length}
        />
      </p>
      <DepositOnTop deposit={quote.deposit} className={styles["soft"]} />
    </div>
  )
}
