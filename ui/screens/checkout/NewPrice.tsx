import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { Button } from "../../parts/Button.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { Notice } from "../../parts/Notice.tsx"
import { CostAndDeposit } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { PriceComparison } from "../../parts/price/PriceComparison.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import type { QuoteState } from "./use-quote.ts"

/** The price of the changed stay beside the current one, or why it is not available. */
export const NewPrice = ({
  asked,
  before,
  onApply,
}: {
  readonly asked: QuoteState
  readonly before: Quote
  readonly onApply: (wanted: CheckoutRequest) => void
}) => {
  const { t } = useTranslation()
  if (asked.state !== "answered") return null
  const { answer, stay } = asked
  if ("ok" in answer)
    return (
      <div role="status" className={styles["newPrice"]}>
        <dl className={styles["compared"]}>
          <div>
            <dt>{t("checkout.edit.old")}</dt>
            <dd>
              <Price sen={before.total} />
              <CostAndDeposit {...before} className={styles["held"]} />
            </dd>
          </div>
          <div>
            <dt>{t("checkout.edit.new")}</dt>
            <dd>
              <Price sen={answer.ok.total} />
              <CostAndDeposit {...answer.ok} className={styles["held"]} />
            </dd>
          </div>
        </dl>
        <PriceComparison before={before} after={answer.ok} />
        <Button wide onClick={() => onApply({ stay, total: answer.ok.total })}>
          {t("checkout.edit.apply")}
        </Button>
      </div>
    )
  return (
    <Notice tone="warning" said>
      {answer.failed === "refused"
        ? answer.issues.map(({ path, code, count }) => (
            <p key={path + code}>{issueText(code, t, count)}</p>
          ))
        : t(
            answer.failed === "unreachable" ? "checkout.edit.unreachable" : "checkout.edit.soldOut",
          )}
    </Notice>
  )
}
