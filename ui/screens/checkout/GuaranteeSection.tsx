import type { GuaranteeNeeded } from "#core/booking/booking.errors.ts"
import { isGivenByCode } from "#core/checkout/checkout.context.ts"
import { paysOnArrival } from "#core/payment/paid-when.ts"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/Button.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { codeTroubleText } from "./code-trouble.ts"
import type { BookNow } from "./use-book-now.ts"

/** What paying at the property needs first, and the code that is mailed for it. */
export const GuaranteeSection = ({
  checkout,
  form,
  guarantee,
}: {
  readonly checkout: CheckoutActor
  readonly form: Pick<BookNow, "method" | "methods" | "details">
  readonly guarantee: GuaranteeNeeded["guarantee"]
}) => {
  const { t } = useTranslation()
  const trouble = useSelector(checkout, ({ context }) => context.codeTrouble)
  if (!isGivenByCode[guarantee]) return t("checkout.guarantee.card")
  return (
    <>
      <p className={styles["codeLead"]}>
        {t("checkout.guarantee.address", { email: form.details.email.trim() })}{" "}
        {form.methods.includes("card") && t("checkout.guarantee.orCard")}
      </p>
      {trouble && <p>{codeTroubleText(trouble, t)}</p>}
      {paysOnArrival(form.method) && (
        <Button
          look="secondary"
          className={styles["again"]}
          onClick={() => checkout.send({ type: "guest.askedForCode" })}
        >
          {t("checkout.code.send")}
        </Button>
      )}
    </>
  )
}
