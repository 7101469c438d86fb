import type { KeptCardView } from "#core/payment/kept-card.ts"
import { brandNames, expiryText } from "../../formats/kept-card.ts"
import { useTranslation } from "../../translations/use-translation.tsx"

/** Names a kept card: its brand and last four digits, and until when it is good. */
export const useCardName = () => {
  const { t } = useTranslation()
  return (card: KeptCardView) => ({
    name: t("checkout.kept.ending", {
      brand: card.brand === "other" ? t("checkout.kept.card") : brandNames[card.brand],
      lastFour: card.lastFour,
    }),
    expiry: t("checkout.kept.expires", { expiry: expiryText(card) }),
  })
}
