import { ringgit } from "#core/money/ringgit.ts"
import { paysOnArrival } from "#core/payment/paid-when.ts"
import { dueNow } from "#core/pricing/lines.ts"
import { isFreeAt } from "#core/pricing/refund.ts"
import { momentText } from "../../formats/day.ts"
import { Button } from "../../parts/Button.tsx"
import { LegalPhrase } from "../../parts/LegalPhrase.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { CostAndDeposit } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { doingIn, type CheckoutState } from "./state-views.ts"
import type { BookNow } from "./use-book-now.ts"

/** The total, what is paid now, and Book Now; while something is being done, what it is. */
export const BookBar = ({
  checkout,
  state,
  form,
  isAtBank,
}: {
  readonly checkout: CheckoutActor
  readonly state: CheckoutState
  readonly form: BookNow
  readonly isAtBank: boolean
}) => {
  const translation = useTranslation()
  const { t } = translation
  const doing = isAtBank ? "checkout.state.challenged" : doingIn(state)
  return (
    <div className={styles["bar"]}>
      {(state === "paymentUnclear" || state === "uncertain") && (
        <Unclear checkout={checkout} state={state} />
      )}
      <p role="status" className={styles["doing"]}>
        {doing && t(doing)}
      </p>
      <div className={styles["press"]}>
        <div>
          <dl className={styles["payable"]}>
            <div>
              <dt>{t("price.line.total")}</dt>
              <dd>
                <Price sen={form.quote.total} />
              </dd>
            </div>
            {paysOnArrival(form.method) && (
              <div className={styles["due"]}>
                <dt>{t("booking.dueNow")}</dt>
                <dd>{ringgit(dueNow(form.quote, form.method))}</dd>
              </div>
            )}
          </dl>
          <CostAndDeposit {...form.quote} className={styles["held"]} />
          <p className={styles["held"]}>{freeUntilText(form.booking, translation)}</p>
        </div>
        <Button
          type="submit"
          size="large"
          aria-disabled={state !== "filling" && state !== "uncertain"}
        >
          {doing ? t("checkout.book.busy") : t("checkout.book")}
        </Button>
      </div>
      <p className={styles["lead"]}>
        <LegalPhrase say="checkout.terms" />
      </p>
    </div>
  )
}

/** Until when cancelling is free, beside the button that books. */
const freeUntilText = (
  { freeCancellationUntil: until, asOf }: BookNow["booking"],
  { t, language }: ReturnType<typeof useTranslation>,
): string => {
  if (until === null) return t("checkout.cancel.never")
  return isFreeAt(until, asOf)
    ? t("checkout.cancel.free", { moment: momentText(until, language) })
    : t("stay.freeCancellationOver")
}

const Unclear = ({
  checkout,
  state,
}: {
  readonly checkout: CheckoutActor
  readonly state: "paymentUnclear" | "uncertain"
}) => {
  const { t } = useTranslation()
  return (
    <Notice tone="warning" said>
      <b>{t(`checkout.${state}`)}</b>
      <p>{t(`checkout.${state}.text`)}</p>
      <Button
        look="secondary"
        className={styles["again"]}
        onClick={() => checkout.send({ type: "guest.retried" })}
      >
        {t("checkout.paymentUnclear.action")}
      </Button>
    </Notice>
  )
}
