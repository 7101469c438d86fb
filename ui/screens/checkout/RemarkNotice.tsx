import type { Remark } from "#core/checkout/checkout.context.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { useEffect, useRef } from "react"
import { PriceDifference } from "../../parts/PriceDifference.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** What became of the last press, where the form is still there to press again. */
export const RemarkNotice = ({
  remark,
  pressed,
  quote,
}: {
  readonly remark: Remark | null
  /** The price that Book Now was pressed at. */
  readonly pressed: Quote | null
  readonly quote: Quote
}) => {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const says = remark !== null && remark.kind !== "issues"
  useEffect(() => {
    if (says) place.current?.focus()
  }, [says, remark])
  if (!says) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={remark.kind === "declined" ? "danger" : "warning"} said>
        {remark.kind === "declined" && t(`decline.${remark.reason}`)}
        {remark.kind === "unreachable" && t("checkout.unreachable")}
        {remark.kind === "guaranteeNeeded" && t(`checkout.guarantee.${remark.guarantee}`)}
        {remark.kind === "priceChanged" && (
          <>
            {t("checkout.priceChanged.notice", { amount: ringgit(quote.total) })}
            {pressed && <PriceDifference before={pressed} after={quote} />}
          </>
        )}
      </Notice>
    </div>
  )
}
