import { ringgit } from "#core/money/ringgit.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { BankPage, useBankPage } from "../../parts/card/BankPage.tsx"
import { CardOfChange } from "./CardOfChange.tsx"

type Props = { readonly managed: AccountActor<"manageBooking"> }

/** The difference of a change, paid by card; until it is there, the stay stays booked as it was. */
export const PayDialog = ({ managed }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const amount = useSelector(managed, ({ context }) => context.amount)
  const card = useSelector(managed, ({ children }) => children.cardConfirmation)
  const bankPage = useBankPage(card)
  const leave = () => {
    if (card && bankPage !== null) card.send({ type: "guest.abandonedChallenge" })
    else managed.send({ type: "guest.leftIt" })
  }
  return (
    <Dialog
      title={amount ? t("manage.pay", { amount: ringgit(amount) }) : t("manage.pay.title")}
      closeLabel={t("manage.pay.leave")}
      onClose={leave}
    >
      <CardOfChange managed={managed} />
      {card && bankPage !== null && <BankPage card={card} address={bankPage} />}
      {state === "uncertain" && (
        <>
          <Notice tone="warning" said>
            {t("manage.pay.uncertain")}
          </Notice>
          <Button onClick={() => managed.send({ type: "guest.retried" })}>
            {t("action.retry")}
          </Button>
        </>
      )}
      {state !== "askingCard" && bankPage === null && state !== "uncertain" && (
        <p role="status">{t("manage.pay.settling")}</p>
      )}
    </Dialog>
  )
}
