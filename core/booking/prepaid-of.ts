import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { paysNow } from "../payment/paid-when.ts"
import type { BookingView } from "./booking-view.ts"
import { remaining } from "./remaining.ts"

type Money = Pick<BookingView, "quote" | "method" | "code" | "captured" | "waived">

/**
 * What was paid with Book Now: what was taken, or what will be once a booking is confirmed. Nothing
 * where the stay is paid for on arrival, or was never confirmed.
 */
export const prepaidOf = ({ quote, method, code, captured, waived }: Money): Sen => {
  if (!paysNow(method)) return noMoney
  if (captured > 0) return captured
  return code === null ? noMoney : remaining(quote.total, waived)
}
