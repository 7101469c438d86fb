import { lowestOf } from "#core/search/room-choice.ts"
import { Phrase } from "../../parts/Phrase.tsx"
import { Price } from "../../parts/price/Price.tsx"
import styles from "./property.module.css"
import type { RoomChoice } from "./use-room-choice.ts"

/** From what price a night can be had, while nothing is chosen that has a price of its own. */
export const LowestPrice = ({ choice }: { readonly choice: RoomChoice }) => {
  const lowest = lowestOf(choice.offered)
  if (lowest === null) return null
  return (
    <p>
      <Phrase
        say="price.fromPerNight"
        gaps={{ price: <Price sen={lowest} className={styles["amount"]} /> }}
      />
    </p>
  )
}
