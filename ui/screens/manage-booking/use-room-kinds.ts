import { choiceOf } from "#core/booking/booked-rooms.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { plansOf } from "#core/property/plans-of.ts"
import { onPlan, planOffered, type RoomOnPlan } from "#core/search/room-on-plan.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { bookedLabel, labelOf, type RoomLabel } from "../../formats/plan-name.ts"

type Choosable = { readonly kind: RoomOnPlan; readonly label: RoomLabel }

const bookedKinds = ({ rooms }: WholeBooking): ReadonlyArray<Choosable> =>
  rooms.map((room) => {
    const { count: _, ...kind } = choiceOf(room)
    return { kind, label: bookedLabel(room) }
  })

const kindsAt = ({ property, offers }: PropertyPage): ReadonlyArray<Choosable> =>
  property.rooms.flatMap((room) =>
    plansOf(room).flatMap((plan) => {
      const offer = offers.find(({ roomType }) => roomType === room.id)
      const isLocked = offer === undefined || planOffered(offer, plan).locked
      return isLocked ? [] : [{ kind: onPlan(room, plan), label: labelOf(room, plan) }]
    }),
  )

/** The kinds of room the guest can choose among; those booked, until the property has answered. */
export const useRoomKinds = (booking: WholeBooking) => {
  const { property, dates, party } = booking
  const { pages } = useRouter().options.context
  const [kinds, setKinds] = useState(() => bookedKinds(booking))
  useEffect(() => {
    let isGone = false
    void pages.open(property.slug, { where: null, dates, party }).then((answer) => {
      if (!isGone && "ok" in answer) setKinds(kindsAt(answer.ok))
    })
    return () => {
      isGone = true
    }
  }, [pages, property.slug, dates, party])
  return kinds
}
