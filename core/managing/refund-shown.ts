import { refundIfCancelled } from "./refund-if-cancelled.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { remaining } from "../booking/remaining.ts"
import type { Sen } from "../money/sen.ts"

/** What a guest who thinks of cancelling reads: both parts add up to what was paid. */
export type ShownRefund = { readonly paid: Sen; readonly kept: Sen; readonly refund: Sen }

/**
 * What cancelling now gives back, by the figures that cancelling uses; where the server has said
 * since that it is another sum (`changedTo`), that one.
 */
export const refundShown = (booking: WholeBooking, changedTo: Sen | null): ShownRefund => {
  const { paid, asOf } = booking
  const refund = changedTo ?? refundIfCancelled(booking, asOf).refund
  return { paid, kept: remaining(paid, refund), refund }
}
