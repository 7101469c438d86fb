import { refundEventOf } from "#core/visitor/visit-events.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import type { AccountActor } from "../../app/account-journeys.ts"
import { saleAt } from "../../app/counted-stay.ts"
import { useAnalytics } from "../../app/use-analytics.ts"

/** Counts what comes back to the guest, once a booking is cancelled. */
export const useCountedRefund = (managed: AccountActor<"manageBooking">): void => {
  const isCancelled = useSelector(managed, ({ value }) => value === "cancelled")
  const tell = useAnalytics()
  const tellNow = useEffectEvent(async () => {
    const { booking, refund } = managed.getSnapshot().context
    if (booking && refund) tell(refundEventOf(await saleAt(booking, refund)))
  })
  useEffect(() => {
    if (isCancelled) void tellNow()
  }, [isCancelled])
}
