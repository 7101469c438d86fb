import type { PaymentMethod } from "./payment.ts"

type When = { readonly now: boolean; readonly onArrival: boolean }

const whenPaid: Readonly<Record<PaymentMethod, When>> = {
  card: { now: true, onArrival: false },
  payAtProperty: { now: false, onArrival: true },
}

/** Every way to pay, in the order in which guests are offered them. */
export const paymentMethods = Object.keys(whenPaid) as ReadonlyArray<PaymentMethod>

/** True for what is paid with Book Now; false before a method is chosen. */
export const paysNow = (method: PaymentMethod | null): boolean =>
  method !== null && whenPaid[method].now

/** True for what is paid when the guest arrives; false before a method is chosen. */
export const paysOnArrival = (method: PaymentMethod | null): boolean =>
  method !== null && whenPaid[method].onArrival
