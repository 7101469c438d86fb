import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import type { CardConfirmation } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { BankPage } from "../../parts/card/BankPage.tsx"

/** The bank's own page, where the guest proves who is paying; there is always a way out. */
export const ChallengeDialog = ({
  card,
  address,
}: {
  readonly card: CardConfirmation
  readonly address: string
}) => {
  const { t } = useTranslation()
  const leave = () => card.send({ type: "guest.abandonedChallenge" })
  return (
    <Dialog
      title={t("checkout.challenge")}
      closeLabel={t("checkout.challenge.leave")}
      onClose={leave}
    >
      <BankPage card={card} address={address} />
      <Button look="quiet" onClick={leave}>
        {t("checkout.challenge.leave")}
      </Button>
    </Dialog>
  )
}
