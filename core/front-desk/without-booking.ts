import type { BookingRecord } from "../booking/booking-record.ts"
import { pendingChangeOf } from "../booking/booking-stage.ts"
import { roomNightsOf } from "../booking/room-nights.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { timesFree, usesOf } from "../property/room-uses.ts"
import { isWithdrawn } from "../property/withdrawn.ts"

/** What is on sale at the property of a booking with so many rooms more of each kind and night. */
const givenBack = (
  { nightsOf: _, ...snapshot }: CatalogueSnapshot,
  { property }: Pick<BookingRecord, "property">,
  more: CatalogueSnapshot["freeOfKind"],
): CatalogueSnapshot => {
  const { rooms = [], withdrawn = false } = snapshot.bySlug.get(property.slug) ?? {}
  const freeOfKind: typeof more = (kind, date) =>
    Math.max(0, snapshot.freeOfKind(kind, date)) + more(kind, date)
  return {
    ...snapshot,
    freeOfKind,
    freeOn: (roomType, date) => {
      const room = rooms.find(({ id }) => id === roomType)
      if (room === undefined) return 0
      const free = isWithdrawn({ withdrawn }, room) ? more : freeOfKind
      return timesFree(usesOf(room), (kind) => free(kind, date))
    },
  }
}

/** What is on sale once the booking's own rooms, and those its pending change took, are back. */
export const withoutBooking = (
  snapshot: CatalogueSnapshot,
  record: BookingRecord,
): CatalogueSnapshot => {
  const own = new Map<string, number>()
  const { dates, rooms } = record
  const change = pendingChangeOf(record)
  const stays = change === null ? [{ dates, rooms }] : [{ dates, rooms }, change]
  for (const { kind, count, dates: nights } of stays.flatMap(roomNightsOf))
    for (const night of nights) {
      const key = `${kind} ${night}`
      own.set(key, Math.max(count, own.get(key) ?? 0))
    }
  return givenBack(snapshot, record, (kind, date) => own.get(`${kind} ${date}`) ?? 0)
}
