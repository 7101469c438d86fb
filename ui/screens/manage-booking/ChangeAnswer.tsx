import type { Quote } from "#core/pricing/quote.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { Notice } from "../../parts/Notice.tsx"
import { CostAndDeposit } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { PriceComparison } from "../../parts/price/PriceComparison.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import bookingStyles from "../../parts/booking/booking.module.css"
import styles from "./manage-booking.module.css"

type Props = { readonly managed: AccountActor<"manageBooking">; readonly before: Quote }

/** What the other stay costs and what becomes of the difference, or why it cannot be had. */
export const ChangeAnswer = ({ managed, before }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const issues = useSelector(managed, ({ context }) => context.issues)
  if (state === "priced" || state === "changing" || state === "changeUnclear")
    return <Priced managed={managed} before={before} />
  if (state === "changeRefused")
    return (
      <Notice tone="warning" said>
        {issues.length === 0
          ? t("manage.change.soldOut")
          : issues.map(({ path, code, count }) => (
              <p key={path + code}>{issueText(code, t, count)}</p>
            ))}
      </Notice>
    )
  if (state === "soldOut" || state === "priceUnclear")
    return (
      <Notice tone="warning" said>
        {t(state === "soldOut" ? "manage.change.soldOut" : "manage.change.unreachable")}
      </Notice>
    )
  return null
}

const Priced = ({ managed, before }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(managed, ({ value }) => value)
  const priced = useSelector(managed, ({ context }) => context.quote)
  if (!priced) return null
  const { quote, balance } = priced
  const isBusy = state === "changing"
  return (
    <div role="status" className={styles["priced"]}>
      <dl className={bookingStyles["rows"]}>
        <div>
          <dt>{t("checkout.edit.old")}</dt>
          <dd>
            <Price sen={priced.before} />
          </dd>
        </div>
        <div>
          <dt>{t("checkout.edit.new")}</dt>
          <dd>
            <Price sen={quote.total} />
            <CostAndDeposit {...quote} className={styles["held"]} />
          </dd>
        </div>
        <div className={styles["refund"]}>
          <dt>{t(`manage.balance.${balance.kind}`)}</dt>
          <dd>
            <Price sen={balance.amount} />
          </dd>
        </div>
      </dl>
      <PriceComparison before={before} after={quote} />
      {state === "changeUnclear" && <Notice tone="warning">{t("manage.changeUnclear")}</Notice>}
      <Button
        aria-disabled={isBusy}
        onClick={() => {
          if (state === "changeUnclear") managed.send({ type: "guest.retried" })
          else managed.send({ type: "guest.accepted" })
        }}
      >
        {isBusy
          ? t("manage.changing")
          : balance.kind === "pay"
            ? t("manage.change.pay", { amount: ringgit(balance.amount) })
            : t("manage.change.apply")}
      </Button>
    </div>
  )
}
