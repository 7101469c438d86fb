import type { BookingRecord } from "../booking/booking-record.ts"
import { isSold, pendingChangeOf } from "../booking/booking-stage.ts"
import { roomNightsOf } from "../booking/room-nights.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { timesFree, usesOf } from "../property/room-uses.ts"
import { isWithdrawn } from "../property/withdrawn.ts"

type FreeOfKind = CatalogueSnapshot["freeOfKind"]

const none: FreeOfKind = () => 0

/** How many rooms of each kind and night the booking has, with those that its pending change took. */
const ownOfKind = (record: BookingRecord): FreeOfKind => {
  const own = new Map<string, number>()
  const { dates, rooms } = record
  const change = pendingChangeOf(record)
  const stays = change === null ? [{ dates, rooms }] : [{ dates, rooms }, change]
  for (const { kind, count, dates: nights } of stays.flatMap(roomNightsOf))
    for (const night of nights) {
      const key = `${kind} ${night}`
      own.set(key, Math.max(count, own.get(key) ?? 0))
    }
  return (kind, date) => own.get(`${kind} ${date}`) ?? 0
}

/**
 * What is on sale once the booking's own rooms are back. Of rooms that were taken off sale a booking
 * that is made keeps its own; a hold of them cannot be made again, so they stay sold.
 */
export const withoutBooking = (
  { nightsOf: _, nightsIn: __, ...snapshot }: CatalogueSnapshot,
  record: BookingRecord,
): CatalogueSnapshot => {
  const own = ownOfKind(record)
  const property = snapshot.bySlug.get(record.property.slug)
  const freeOfKind: FreeOfKind = (kind, date) =>
    Math.max(0, snapshot.freeOfKind(kind, date)) + own(kind, date)
  const ofWithdrawn = isSold(record) ? own : none
  return {
    ...snapshot,
    freeOfKind,
    freeOn: (roomType, date) => {
      const room = property?.rooms.find(({ id }) => id === roomType)
      if (!property || !room) return snapshot.freeOn(roomType, date)
      const free = isWithdrawn(property, room) ? ofWithdrawn : freeOfKind
      return timesFree(usesOf(room), (kind) => free(kind, date))
    },
  }
}
