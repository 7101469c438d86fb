import type { PropertyContacts } from "../property/property-contacts.ts"
import type { Slug } from "../property/property.ts"
import type { StockedProperty } from "./inventory-keeper.port.ts"

/** What is put, with the contacts that its property had where it says nothing of them. */
export const withContactsHad = (
  put: StockedProperty,
  had: PropertyContacts | null | undefined,
): StockedProperty => (put.contacts === undefined && had ? { ...put, contacts: had } : put)

/** Those that have no email: nobody there hears of bookings. */
export const unreachedAmong = (some: ReadonlyArray<StockedProperty>): ReadonlyArray<Slug> =>
  some
    .filter(({ contacts }) => typeof contacts?.email !== "string")
    .map(({ property }) => property.slug)
