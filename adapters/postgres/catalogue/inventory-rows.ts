import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { createHash } from "node:crypto"
import type { ContactRow } from "./contacts.sql.ts"
import type { NightRow, PropertyRow, RoomTypeRow } from "./inventory.sql.ts"

const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const digestMade = ({ property, exceptions, contacts }: StockedProperty): string => {
  const rates = exceptions
    .filter(({ rate }) => rate !== null)
    .map(({ roomType, date, rate }) => `${roomType} ${date} ${rate}`)
    .toSorted()
  return createHash("sha256")
    .update(JSON.stringify(property, sortedKeys))
    .update(rates.join("\n"))
    .update(contacts ? JSON.stringify(contacts, sortedKeys) : "")
    .digest("base64url")
}

const digests = new WeakMap<StockedProperty, string>()

/** The same for what is put again, however its fields and nights are ordered; bookings are no part. */
export const digestOf = (stocked: StockedProperty): string => {
  const digest = digests.get(stocked) ?? digestMade(stocked)
  digests.set(stocked, digest)
  return digest
}

/** The property as a row, known by the digest of all that was put. */
export const propertyRowOf = (stocked: StockedProperty): PropertyRow => ({
  slug: stocked.property.slug,
  document: JSON.stringify(stocked.property),
  digest: digestOf(stocked),
})

/** How a property is reached, as a row; none where it gave none. */
export const contactRowsOf = ({ property, contacts }: StockedProperty): ReadonlyArray<ContactRow> =>
  contacts ? [{ property: property.slug, ...contacts }] : []

/**
 * The room types of a property as rows, and the kinds of rooms that they share: those have no rate,
 * and a room type that takes them has no units.
 */
export const roomTypeRowsOf = ({
  property: { slug, rooms, kinds = [] },
}: StockedProperty): ReadonlyArray<RoomTypeRow> => [
  ...rooms.map(({ id, units, uses, baseRate, weekendRate }) => ({
    id,
    property: slug,
    units: uses === undefined ? units : 0,
    baseRate,
    weekendRate,
  })),
  ...kinds.map(({ id, units }) => ({
    id,
    property: slug,
    units,
    baseRate: 0,
    weekendRate: 0,
  })),
]

/** The nights that have a rate of their own, as rows. */
export const nightRowsOf = ({
  property: { rooms },
  exceptions,
}: StockedProperty): ReadonlyArray<NightRow> => {
  const own = new Set<string>(rooms.map(({ id }) => id))
  return exceptions.flatMap(({ roomType, date, rate }) =>
    rate !== null && own.has(roomType) ? [{ roomType, date, rate }] : [],
  )
}
