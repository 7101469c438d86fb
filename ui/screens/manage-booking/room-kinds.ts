import { choiceOf } from "#core/booking/booked-rooms.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { plansOf } from "#core/property/plans-of.ts"
import { choiceKey, onPlan, planOffered, type RoomOnPlan } from "#core/search/room-on-plan.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { bookedLabel, roomLabelOf, type RoomLabel } from "../../formats/plan-name.ts"

/** A room, under a plan where it has any, as a guest chooses it. */
export type ChoosableRoom = { readonly kind: RoomOnPlan; readonly label: RoomLabel }

const bookedKinds = ({ rooms }: Pick<WholeBooking, "rooms">): ReadonlyArray<ChoosableRoom> =>
  rooms.map((room) => {
    const { count: _, ...kind } = choiceOf(room)
    return { kind, label: bookedLabel(room) }
  })

const kindsAt = ({
  property,
  offers,
}: Pick<PropertyPage, "property" | "offers">): ReadonlyArray<ChoosableRoom> =>
  property.rooms.flatMap((room) =>
    plansOf(room).flatMap((plan) => {
      const offer = offers.find(({ roomType }) => roomType === room.id)
      const isLocked = offer === undefined || planOffered(offer, plan).locked
      return isLocked ? [] : [{ kind: onPlan(room, plan), label: roomLabelOf(room, plan) }]
    }),
  )

/**
 * What a guest can choose among: what the property sells, where its page could be read, and what is
 * booked but no longer sold, which the guest may keep or take fewer of.
 */
export const roomKinds = (
  booking: Pick<WholeBooking, "rooms">,
  page: Pick<PropertyPage, "property" | "offers"> | null,
): ReadonlyArray<ChoosableRoom> => {
  const sold = page === null ? [] : kindsAt(page)
  const keys = new Set(sold.map(({ kind }) => choiceKey(kind)))
  return [...sold, ...bookedKinds(booking).filter(({ kind }) => !keys.has(choiceKey(kind)))]
}
