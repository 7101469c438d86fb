import { paymentEventOf } from "#core/visitor/visit-events.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import { stayAt } from "../../app/counted-stay.ts"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useAnalytics } from "../../app/use-analytics.ts"

/** Counts that a guest has said how to pay, once a payment is begun. */
export const useCountedPayment = (checkout: CheckoutActor): void => {
  const isPaying = useSelector(checkout, ({ value }) => value === "paying")
  const tell = useAnalytics()
  const tellNow = useEffectEvent(() => {
    const { booking, press } = checkout.getSnapshot().context
    if (booking && press) tell(paymentEventOf(stayAt(booking, press.quote.total), press.method))
  })
  useEffect(() => {
    if (isPaying) tellNow()
  }, [isPaying])
}
