import { noMoney } from "../money/amounts.ts"
import { paymentMethods, paysNow, paysOnArrival } from "../payment/paid-when.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { CancellationPolicy } from "./rate.ts"
import type { PlanId, PlanPay, RatePlan } from "./rate-plan.ts"
import type { RoomType } from "./room-type.ts"

/** A room type as far as its plans go. */
export type Planned = Pick<RoomType, "plans" | "cancellation">

type MaybeLocked = Planned & Pick<RoomType, "membersOnly">

const ordinary = (terms: CancellationPolicy): RatePlan => ({
  id: "standard" as PlanId,
  name: null,
  terms,
  board: "ROOM_ONLY",
  boardPrice: { adult: noMoney, child: noMoney },
  pay: "EITHER",
  difference: { sen: 0 },
  membersOnly: false,
})

/** The one plan of a room type that has none of its own: its rate, its cancellation policy, no meals. */
const ordinaryPlans: Readonly<Record<CancellationPolicy, readonly [RatePlan]>> = {
  FLEXIBLE: [ordinary("FLEXIBLE")],
  MODERATE: [ordinary("MODERATE")],
  NON_REFUNDABLE: [ordinary("NON_REFUNDABLE")],
}

/** The plans of a room type, in its operator's order; there is always one. */
export const plansOf = ({ plans, cancellation }: Planned): ReadonlyArray<RatePlan> =>
  plans ?? ordinaryPlans[cancellation]

/** The plan that is meant where none is named. */
export const firstPlanOf = ({ plans, cancellation }: Planned): RatePlan =>
  plans?.[0] ?? ordinaryPlans[cancellation][0]

/** The plan that a choice names, the first where it names none; undefined where there is no such plan. */
export const planNamed = (room: Planned, id: string | undefined): RatePlan | undefined =>
  id === undefined ? firstPlanOf(room) : plansOf(room).find((plan) => plan.id === id)

/** True for a plan that only members may book: its room type is for members, or it is itself. */
export const isPlanForMembers = (
  { membersOnly }: Pick<RoomType, "membersOnly">,
  plan: RatePlan,
): boolean => membersOnly || plan.membersOnly

/** The plans of a room type that can be booked: a visitor, or a member. */
export const openPlansOf = (room: MaybeLocked, member: boolean): ReadonlyArray<RatePlan> =>
  plansOf(room).filter((plan) => member || !isPlanForMembers(room, plan))

/** True for a room type that only members may book, under whichever plan. */
export const isForMembers = (room: MaybeLocked): boolean => openPlansOf(room, false).length === 0

const allows: Readonly<Record<PlanPay, (method: PaymentMethod) => boolean>> = {
  NOW: paysNow,
  AT_PROPERTY: paysOnArrival,
  EITHER: () => true,
}

/** True where a stay under this plan may be paid for so. */
export const mayPay = (pay: PlanPay, method: PaymentMethod): boolean => allows[pay](method)

/** The ways to pay that every one of these plans allows, at a property that may take money or not. */
export const methodsFor = (
  pays: ReadonlyArray<PlanPay>,
  payAtProperty: boolean,
): ReadonlyArray<PaymentMethod> =>
  paymentMethods.filter(
    (method) =>
      pays.every((pay) => mayPay(pay, method)) && (payAtProperty || !paysOnArrival(method)),
  )
