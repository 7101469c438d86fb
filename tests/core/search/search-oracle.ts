import { noMoney } from "#core/money/amounts.ts"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { freeCancellationUntil } from "#core/pricing/refund.ts"
import type { Property } from "#core/property/property.ts"
import type { FreeRoom } from "#core/room-mix/mixed-rooms.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { Viewer } from "#core/room-mix/stay-question.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import type { Party } from "#core/stay/party.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { oracleAllows } from "../inventory/restrictions-oracle.ts"
import { everySeatingMix } from "../room-mix/seating-oracle.ts"

type Asked = { readonly dates: StayDates; readonly party: Party; readonly viewer: Viewer }

/** A stay as the oracle sees it: its rooms one by one, and the whole quote. */
export type OracleStay = {
  readonly property: Property
  readonly rooms: ReadonlyArray<string>
  readonly quote: Quote
}

const quoteOf = (
  snapshot: CatalogueSnapshot,
  { terms, kind, stars, rooms }: Property,
  ids: ReadonlyArray<string>,
  { dates, viewer }: Asked,
): Quote =>
  quoteStay({
    rooms: rooms
      .filter(({ id }) => ids.includes(id))
      .map(({ id, deals, depositPerRoom }) => ({
        roomType: id,
        count: ids.filter((each) => each === id).length,
        deals,
        depositPerRoom,
        nights: nightDatesOf(dates).map((date) => ({ date, rate: snapshot.rateOn(id, date) })),
      })),
    terms: { ...terms, kind, stars },
    member: viewer.member,
    residency: "assumedMalaysian",
  })

/** Every way to stay at a property, priced by the quote of the checkout. */
const everyStayAt = (snapshot: CatalogueSnapshot, property: Property, asked: Asked) => {
  const free = property.rooms
    .filter(({ membersOnly }) => !membersOnly || asked.viewer.member)
    .filter((room) =>
      oracleAllows(
        [...(property.restrictions ?? []), ...(room.restrictions ?? [])],
        asked.dates,
        malaysianDateAt(asked.viewer.now),
      ),
    )
    .map((room): FreeRoom => {
      const nights = nightDatesOf(asked.dates).map((date) => snapshot.freeOn(room.id, date))
      return { room, free: Math.min(...nights), price: noMoney }
    })
  return everySeatingMix(free, asked.party).map((mix): OracleStay => {
    const rooms = mix.map(({ room }) => room.id).toSorted()
    return { property, rooms, quote: quoteOf(snapshot, property, rooms, asked) }
  })
}

const typesIn = ({ rooms }: OracleStay): number => new Set(rooms).size

const takenBy = ({ property, rooms }: OracleStay) =>
  property.rooms.filter(({ id }) => rooms.includes(id))

const isFreeToCancel = (stay: OracleStay, { dates, viewer }: Asked): boolean => {
  const policies = takenBy(stay).map(({ cancellation }) => cancellation)
  const until = freeCancellationUntil(policies, dates.checkIn)
  return until !== null && Date.parse(until) > viewer.now
}

/** The cheapest stay at a property, free to cancel where that is asked for, found by pricing every one. */
export const oracleStay = (
  snapshot: CatalogueSnapshot,
  property: Property,
  asked: Asked,
  { freeCancellation }: Pick<Filters, "freeCancellation"> = { freeCancellation: false },
): OracleStay | undefined =>
  everyStayAt(snapshot, property, asked)
    .filter((stay) => !freeCancellation || isFreeToCancel(stay, asked))
    .toSorted(
      (one, other) =>
        one.quote.subtotal - other.quote.subtotal ||
        typesIn(one) - typesIn(other) ||
        (one.rooms.join() < other.rooms.join() ? -1 : 1),
    )[0]

/** What one room costs for one night with taxes and fees, half a sen and more rounded up. */
export const perNightOf = ({ total, deposit, nights }: Quote): number => {
  const roomNights = nights.reduce((sum, { rooms }) => sum + rooms, 0)
  return Math.floor((2 * (total - deposit) + roomNights) / (2 * roomNights))
}

/** Whether the filters let a stay through, read from the sentences of the product. */
export const passes = (
  filters: Filters,
  stay: OracleStay,
  asked: Asked,
  scores: CatalogueSnapshot["scores"],
): boolean => {
  const { property, quote } = stay
  const taken = takenBy(stay)
  const band = (property.stars ?? 0) <= 1 ? "0-1" : String(property.stars)
  const letsThrough: Readonly<Record<keyof Filters, boolean>> = {
    freeCancellation: !filters.freeCancellation || isFreeToCancel(stay, asked),
    payAtProperty: !filters.payAtProperty || property.terms.payAtProperty,
    starBands:
      filters.starBands.length === 0 || filters.starBands.some((chosen) => chosen === band),
    guestScore: (scores.get(property.slug)?.tenths ?? 0) / 10 >= (filters.guestScore ?? 0),
    minPrice: perNightOf(quote) >= (filters.minPrice ?? 0),
    maxPrice: perNightOf(quote) <= (filters.maxPrice ?? Infinity),
    propertyAmenities: filters.propertyAmenities.every((amenity) =>
      property.amenities.includes(amenity),
    ),
    facts: filters.facts.every(
      (fact) =>
        property.facts?.includes(fact) === true || (fact === "pets" && property.houseRules.pets),
    ),
    roomAmenities: filters.roomAmenities.every((amenity) =>
      taken.every(({ amenities }) => amenities.includes(amenity)),
    ),
    kinds: filters.kinds.length === 0 || filters.kinds.includes(property.kind),
    condoTypes:
      filters.condoTypes.length === 0 ||
      filters.condoTypes.some((type) => type === property.condoType),
    bedrooms: taken.some(({ bedrooms }) => bedrooms >= (filters.bedrooms ?? 0)),
  }
  return Object.values(letsThrough).every(Boolean)
}
