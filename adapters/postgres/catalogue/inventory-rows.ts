import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { createHash } from "node:crypto"
import type { NightRow, PropertyRow, RoomTypeRow } from "./inventory.sql.ts"

const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same for what is put again, however its fields and nights are ordered; bookings are no part. */
export const digestOf = ({ property, exceptions }: StockedProperty): string => {
  const rates = exceptions
    .filter(({ rate }) => rate !== null)
    .map(({ roomType, date, rate }) => `${roomType} ${date} ${rate}`)
    .toSorted()
  return createHash("sha256")
    .update(JSON.stringify(property, sortedKeys))
    .update(rates.join("\n"))
    .digest("base64url")
}

/** The property as a row, known by the digest of all that was put. */
export const propertyRowOf = (stocked: StockedProperty): PropertyRow => ({
  slug: stocked.property.slug,
  document: JSON.stringify(stocked.property),
  digest: digestOf(stocked),
})

/** The room types of a property as rows. */
export const roomTypeRowsOf = ({ property }: StockedProperty): ReadonlyArray<RoomTypeRow> =>
  property.rooms.map(({ id, units, baseRate, weekendRate }) => ({
    id,
    property: property.slug,
    units,
    baseRate,
    weekendRate,
  }))

/** The nights that differ, as rows; rooms are taken in advance only where the room type is new. */
export const nightRowsOf = (
  { property, exceptions }: StockedProperty,
  known: ReadonlySet<string>,
): ReadonlyArray<NightRow> => {
  const own = new Set<string>(property.rooms.map(({ id }) => id))
  return exceptions
    .filter(({ roomType }) => own.has(roomType))
    .map((night) => ({ ...night, taken: known.has(night.roomType) ? 0 : night.taken }))
    .filter(({ rate, taken }) => rate !== null || taken > 0)
}
