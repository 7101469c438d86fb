import { paymentEventOf } from "#core/visitor/visit-events.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import { stayAt } from "../../routes/counted-stay.ts"
import type { CheckoutActor } from "../../routes/journeys.ts"
import { useTell } from "../../routes/use-tell.ts"

/** Counts that a guest has said how to pay, once a payment is begun. */
export const useCountedPayment = (checkout: CheckoutActor): void => {
  const isPaying = useSelector(checkout, ({ value }) => value === "paying")
  const tell = useTell()
  const tellNow = useEffectEvent(() => {
    const { booking, press } = checkout.getSnapshot().context
    if (booking && press) tell(paymentEventOf(stayAt(booking, press.total), press.method))
  })
  useEffect(() => {
    if (isPaying) tellNow()
  }, [isPaying])
}
