import { cardIssues, cardOf, emptyCard } from "#core/payment/card-form.rules.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import type { ProvidersForm } from "#core/payment/provider-form.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState, type ReactNode, type SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import accountStyles from "../../parts/account/account.module.css"
import { cardFields } from "../../parts/card/card-fields.ts"
import { CardForm } from "../../parts/card/CardForm.tsx"
import { ProvidersCard } from "../../parts/card/ProvidersCard.tsx"
import { useIssues } from "../../parts/fields/use-issues.ts"

type Props = { readonly managed: AccountActor<"manageBooking"> }

/** The card for a difference: typed into the provider's own form where it has one, as at the checkout. */
export const CardOfChange = ({ managed }: Props) => {
  const provider = useRouter().options.context.journeys?.cardForm
  const isAsked = useSelector(managed, ({ value }) => value === "askingCard")
  if (provider) return <CardAtProvider managed={managed} provider={provider} isAsked={isAsked} />
  return isAsked ? <CardTypedHere managed={managed} /> : null
}

type FormProps = Props & {
  readonly hidden?: boolean
  readonly onPay: () => void
  readonly children: ReactNode
}

const PayForm = ({ managed, hidden = false, onPay, children }: FormProps) => {
  const { t } = useTranslation()
  const { sandbox } = useRouter().options.context.facts
  const decline = useSelector(managed, ({ context }) => context.decline)
  const pay = (event: SubmitEvent) => {
    event.preventDefault()
    onPay()
  }
  return (
    <form className={accountStyles["form"]} onSubmit={pay} hidden={hidden} noValidate>
      <p>{t("manage.pay.why")}</p>
      {sandbox && <Notice>{t("checkout.payment.sandbox")}</Notice>}
      {decline && (
        <Notice tone="danger" said>
          {t(`decline.${decline}`)}
        </Notice>
      )}
      {children}
      <Button type="submit" wide>
        {t("manage.pay.action")}
      </Button>
    </form>
  )
}

type AtProvider = Props & {
  readonly provider: ProvidersForm<HTMLElement>
  readonly isAsked: boolean
}

// The payment is confirmed by the open form: it is out of sight then, but not gone.
const CardAtProvider = ({ managed, provider, isAsked }: AtProvider) => {
  const amount = useSelector(managed, ({ context }) => context.amount)
  const pay = async () => {
    if (await provider.isComplete()) managed.send({ type: "guest.gaveCard", card: cardAtProvider })
  }
  return (
    <PayForm managed={managed} hidden={!isAsked} onPay={() => void pay()}>
      {amount !== null && <ProvidersCard provider={provider} amount={amount} />}
    </PayForm>
  )
}

const CardTypedHere = ({ managed }: Props) => {
  const { today } = useRouter().options.context.facts
  const [card, setCard] = useState(emptyCard)
  const issues = useIssues(cardFields)
  const typeCard = (part: Partial<typeof card>) => {
    for (const path of Object.keys(part)) issues.mend(`card.${path}`)
    setCard({ ...card, ...part })
  }
  const pay = () => {
    const given = cardOf(card, today)
    issues.find(cardIssues(card, today))
    if (given) managed.send({ type: "guest.gaveCard", card: given })
  }
  return (
    <PayForm managed={managed} onPay={pay}>
      <CardForm form={{ card, issues, typeCard }} />
    </PayForm>
  )
}
