import type { KeptCardView } from "#core/payment/kept-card.ts"
import type { CardUse } from "#core/payment/payment.ts"
import { useState } from "react"

/** Which card pays: the kept one is chosen already, and a typed one is kept only where that is asked for. */
export const useCardUse = (keptCard: KeptCardView | null) => {
  const [isOther, setIsOther] = useState(false)
  const [isToBeKept, setIsToBeKept] = useState(false)
  const typed: CardUse = isToBeKept ? "keeping" : "typed"
  return {
    keptCard,
    cardUse: keptCard !== null && !isOther ? ("kept" as const) : typed,
    chooseOther: setIsOther,
    chooseToKeep: setIsToBeKept,
  }
}
