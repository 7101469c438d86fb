import type { Remark } from "#core/checkout/checkout.context.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { useEffect, useRef } from "react"
import { PriceComparison } from "../../parts/price/PriceComparison.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { GuaranteeSection } from "./GuaranteeSection.tsx"
import type { BookNow } from "./use-book-now.ts"

type Remarked = {
  readonly checkout: CheckoutActor
  readonly form: Pick<BookNow, "pressed" | "quote" | "method" | "methods" | "details">
}

/** The tone of the notice for each remark. */
const tones = {
  declined: "danger",
  unreachable: "warning",
  guaranteeNeeded: "warning",
  priceChanged: "warning",
  keptCardGone: "warning",
} as const satisfies Record<Remark["kind"], string>

/** The result of the last submission, while the form is still there to submit again. */
export const RemarkNotice = ({
  remark,
  ...remarked
}: Remarked & { readonly remark: Remark | null }) => {
  const place = useRef<HTMLDivElement>(null)
  const tone = remark && tones[remark.kind]
  useEffect(() => {
    place.current?.focus()
  }, [remark])
  if (!remark || !tone) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={tone} said>
        <Says remark={remark} {...remarked} />
      </Notice>
    </div>
  )
}

const Says = ({ remark, checkout, form }: Remarked & { readonly remark: Remark }) => {
  const { t } = useTranslation()
  const { pressed, quote } = form
  switch (remark.kind) {
    case "declined":
      return t(`decline.${remark.reason}`)
    case "keptCardGone":
      return t("checkout.keptCardGone")
    case "unreachable":
      return t("checkout.unreachable")
    case "guaranteeNeeded":
      return <GuaranteeSection checkout={checkout} form={form} guarantee={remark.guarantee} />
    case "priceChanged":
      return (
        <>
          {t("checkout.priceChanged.notice", { amount: ringgit(quote.total) })}
          {pressed && <PriceComparison before={pressed} after={quote} />}
        </>
      )
    default:
      return remark satisfies never
  }
}
