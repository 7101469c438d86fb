import type { PaymentMethod } from "./payment.ts"

type Paid = {
  /** With Book Now, by the payment provider: offered only where there is one. */
  readonly now: boolean
  readonly onArrival: boolean
  /** A card is asked for. */
  readonly byCard: boolean
}

const paid: Readonly<Record<PaymentMethod, Paid>> = {
  card: { now: true, onArrival: false, byCard: true },
  payAtProperty: { now: false, onArrival: true, byCard: false },
}

/** Every way to pay, in the order in which guests are offered them. */
export const paymentMethods = Object.keys(paid) as ReadonlyArray<PaymentMethod>

/** True for what is paid with Book Now; false before a method is chosen. */
export const paysNow = (method: PaymentMethod | null): boolean =>
  method !== null && paid[method].now

/** True for what is paid when the guest arrives; false before a method is chosen. */
export const paysOnArrival = (method: PaymentMethod | null): boolean =>
  method !== null && paid[method].onArrival

/** True for what is paid by a card; false before a method is chosen. */
export const paysByCard = (method: PaymentMethod | null): boolean =>
  method !== null && paid[method].byCard
