import type { WholeBooking } from "#core/booking/whole-booking.ts"
import type { Localised } from "#core/kernel/localised.ts"
import type { RoomTypeId } from "#core/property/room-type.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"

type RoomKind = { readonly roomType: RoomTypeId; readonly name: Localised }

/** The kinds of room the guest can choose among; those booked, until the property has answered. */
export const useRoomKinds = ({ property, dates, party, rooms }: WholeBooking) => {
  const { pages } = useRouter().options.context
  const [kinds, setKinds] = useState<ReadonlyArray<RoomKind>>(rooms)
  useEffect(() => {
    let isGone = false
    void pages.open(property.slug, { where: null, dates, party }).then((answer) => {
      if (isGone || !("ok" in answer)) return
      const { property: found, offers } = answer.ok
      const isLocked = (id: RoomTypeId) => offers.some((one) => one.roomType === id && one.locked)
      const all = found.rooms.filter(({ id }) => !isLocked(id))
      setKinds(all.map(({ id, name }) => ({ roomType: id, name })))
    })
    return () => {
      isGone = true
    }
  }, [pages, property.slug, dates, party])
  return kinds
}
