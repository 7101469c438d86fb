import type { PaymentMethod, PrepaidMethod } from "./payment.ts"

type Paid<Method extends PaymentMethod> = {
  /** With Book Now, by the payment provider: offered only where there is one. */
  readonly now: Method extends PrepaidMethod ? true : false
  readonly onArrival: boolean
  /** A card is asked for. */
  readonly byCard: boolean
  /** What pays the difference where a changed stay costs more and that is paid before it changes. */
  readonly difference: PrepaidMethod
}

const paid: { readonly [Method in PaymentMethod]: Paid<Method> } = {
  card: { now: true, onArrival: false, byCard: true, difference: "card" },
  payAtProperty: { now: false, onArrival: true, byCard: false, difference: "card" },
}

/** Every way to pay, in the order in which guests are offered them. */
export const paymentMethods = Object.keys(paid) as ReadonlyArray<PaymentMethod>

/** True for what is paid with Book Now; false before a method is chosen. */
export const paysNow = (method: PaymentMethod | null): method is PrepaidMethod =>
  method !== null && paid[method].now

/** True for what is paid when the guest arrives; false before a method is chosen. */
export const paysOnArrival = (method: PaymentMethod | null): boolean =>
  method !== null && paid[method].onArrival

/** True for what is paid by a card; false before a method is chosen. */
export const paysByCard = (method: PaymentMethod | null): boolean =>
  method !== null && paid[method].byCard

/** What pays the difference of a changed stay that has to be paid before the stay changes. */
export const methodOfDifference = (method: PaymentMethod): PrepaidMethod => paid[method].difference
