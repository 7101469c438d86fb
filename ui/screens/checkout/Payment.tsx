import { ringgit } from "#core/money/ringgit.ts"
import { paysByCard } from "#core/payment/paid-when.ts"
import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { FormSection } from "./FormSection.tsx"
import { CardOfStay } from "./CardOfStay.tsx"
import type { BookNow } from "./use-book-now.ts"

/**
 * The ways to pay: by card if cards are accepted, at the property if it offers that. The result of
 * the last submission is shown beside the card, where it can be corrected.
 */
export const Payment = ({
  form,
  children,
}: {
  readonly form: BookNow
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation()
  const { sandbox } = useRouter().options.context.facts
  const isByCard = paysByCard(form.method)
  const amount = ringgit(form.quote.total)
  return (
    <>
      {!isByCard && children}
      <FormSection heading={t("checkout.method")}>
        <ChoiceField
          label={t("checkout.method")}
          hideLabel
          name="method"
          value={form.method}
          choices={form.methods.map((value) => ({
            value,
            name: t(`checkout.method.${value}`),
            hint: t(`checkout.method.${value}.hint`, { amount }),
          }))}
          onChoose={form.setMethod}
        />
      </FormSection>
      {isByCard && (
        <FormSection heading={t("checkout.payment")} lead={t("checkout.payment.safe")}>
          {children}
          {sandbox && (
            <Notice>
              {t(
                form.cardUse === "kept"
                  ? "checkout.payment.sandbox.kept"
                  : "checkout.payment.sandbox",
              )}
            </Notice>
          )}
          <CardOfStay form={form} />
        </FormSection>
      )}
    </>
  )
}
