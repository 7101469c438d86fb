import type { BookedRoom } from "#core/booking/booking-view.ts"
import type { Localised } from "#core/kernel/localised.ts"
import type { RatePlan } from "#core/property/rate-plan.ts"
import type { RoomType } from "#core/property/room-type.ts"
import type { Translation } from "../translations/use-translation.tsx"

type Speaker = Pick<Translation, "t" | "local">

/** What a plan is named by. */
export type NamedPlan = Pick<RatePlan, "name" | "terms" | "board">

/** A room type with the plan that it is sold under; null where it has no plans of its own. */
export type RoomLabel = { readonly name: Localised; readonly plan: NamedPlan | null }

/** What the operator calls a plan, else its terms, with its meals where it has any. */
export const planName = ({ name, terms, board }: NamedPlan, { t, local }: Speaker): string => {
  if (name !== null) return local(name)
  const words = t(`plan.terms.${terms}`)
  return board === "ROOM_ONLY" ? words : `${t(`plan.board.${board}`)} · ${words}`
}

/** A room type, and under which plan. */
export const roomLabel = ({ name, plan }: RoomLabel, speaker: Speaker): string =>
  plan === null ? speaker.local(name) : `${speaker.local(name)} · ${planName(plan, speaker)}`

/** How a room of the inventory is named under a plan. */
export const roomLabelOf = ({ name, plans }: RoomType, plan: RatePlan): RoomLabel => ({
  name,
  plan: plans === undefined ? null : plan,
})

/** How a room is named as it was booked. */
export const bookedLabel = ({ name, cancellation, plan }: BookedRoom): RoomLabel => ({
  name,
  plan: plan === undefined ? null : { name: plan.name, board: plan.board, terms: cancellation },
})
