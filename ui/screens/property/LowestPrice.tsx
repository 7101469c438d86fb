import { Phrase } from "../../parts/Phrase.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import type { RoomSelection } from "./use-room-choice.ts"

/** From what price a night can be had before taxes and fees, while nothing is chosen that has a price. */
export const LowestPrice = ({ choice }: { readonly choice: RoomSelection }) => {
  const { t } = useTranslation()
  const { lowest, offered } = choice
  if (lowest === null) return null
  return (
    <p>
      <Phrase
        say={offered.party.rooms > 1 ? "price.fromPerRoomNight" : "price.fromPerNight"}
        gaps={{ price: <Price sen={lowest} className={styles["amount"]} /> }}
      />
      <small className={styles["under"]}>{t("price.taxesExcluded")}</small>
    </p>
  )
}
