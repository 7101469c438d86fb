import type { Issue } from "../kernel/issue.ts"
import { plansOf } from "../property/plans-of.ts"
import type { Property } from "../property/property.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType } from "../property/room-type.ts"
import type { PlanOffer, RoomOffer } from "./property-page.ts"
import type { RoomChoiceShown } from "../room-mix/room-mix.ts"

/** A room type under a plan, as a choice of rooms names it. */
export type RoomOnPlan = Pick<RoomChoiceShown, "roomType" | "plan">

/** What names a room type under a plan; a type without plans is named by its id. */
export const choiceKey = ({ roomType, plan }: RoomOnPlan): string =>
  plan === undefined ? roomType : `${roomType}\n${plan}`

/** A room type under one of its plans, and the key of a choice of it. */
export type Offered = { readonly room: RoomType; readonly plan: RatePlan; readonly key: string }

/** Every room type under each of its plans, in the order of the property. */
export const everyPlan = ({
  property,
}: {
  readonly property: Pick<Property, "rooms">
}): ReadonlyArray<Offered> =>
  property.rooms.flatMap((room) =>
    plansOf(room).map((plan) => ({ room, plan, key: choiceKey(onPlan(room, plan)) })),
  )

/** A room type under a plan, which is named where the room type has any. */
export const onPlan = ({ id, plans }: RoomType, plan: RatePlan): RoomOnPlan => ({
  roomType: id,
  ...(plans && { plan: plan.id }),
})

/** What one plan of a room type is worth to the visitor: what its room type is, where it has no plans. */
export const planOffered = (offer: RoomOffer, plan: RatePlan): Omit<PlanOffer, "plan"> =>
  offer.plans?.find((one) => one.plan === plan.id) ?? offer

/** True where the visitor may not have a room type under a plan before signing in. */
export const isLocked = (offer: RoomOffer, plan: RatePlan): boolean =>
  offer.locked || planOffered(offer, plan).locked

/** The restrictions that refuse the rooms chosen, each once. */
export const restrictedIn = (
  offers: ReadonlyArray<RoomOffer>,
  chosen: ReadonlyArray<Offered>,
): ReadonlyArray<Issue> => {
  const issues = chosen.flatMap(({ room, plan }) =>
    offers
      .filter(({ roomType }) => roomType === room.id)
      .flatMap((offer) => planOffered(offer, plan).restricted ?? offer.restricted ?? []),
  )
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.count}`, issue])).values()]
}
