import { refundEventOf } from "#core/visitor/visit-events.ts"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent } from "react"
import type { AccountActor } from "../../routes/account-journeys.ts"
import { saleAt } from "../../routes/counted-stay.ts"
import { useTell } from "../../routes/use-tell.ts"

/** Counts what comes back to the guest, once a booking is cancelled. */
export const useCountedRefund = (managed: AccountActor<"manageBooking">): void => {
  const isCancelled = useSelector(managed, ({ value }) => value === "cancelled")
  const tell = useTell()
  const tellNow = useEffectEvent(async () => {
    const { booking, refund } = managed.getSnapshot().context
    if (booking && refund) tell(refundEventOf(await saleAt(booking, refund)))
  })
  useEffect(() => {
    if (isCancelled) void tellNow()
  }, [isCancelled])
}
