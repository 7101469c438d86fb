import { ringgit } from "#core/money/ringgit.ts"
import { costOf, type WithDeposit } from "#core/pricing/cost.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { classes } from "../classes.ts"
import { Phrase } from "../Phrase.tsx"
import { Price } from "./Price.tsx"

type Look = { readonly className?: string | undefined }

/** The refundable deposit, shown beside the cost of the stay; nothing if there is none. */
export const DepositOnTop = ({ deposit, className }: Look & { readonly deposit: number }) =>
  deposit === 0 ? null : (
    <p className={classes("whole-words", className)}>
      <Phrase say="price.depositOnTop" gaps={{ amount: <Price sen={deposit} /> }} />
    </p>
  )

/** Below a Total Payable: how much of it the stay costs and how much is only held, where anything is. */
export const CostAndDeposit = ({ total, deposit, className }: Look & WithDeposit) => {
  const { t } = useTranslation()
  const gaps = { cost: ringgit(costOf({ total, deposit })), deposit: ringgit(deposit) }
  return deposit === 0 ? null : (
    <p className={classes("whole-words", className)}>{t("price.why.costAndDeposit", gaps)}</p>
  )
}
