import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Localised } from "../kernel/localised.ts"
import { placeBySlug } from "../place/gazetteer.ts"
import { taxesAndFeesOf } from "../pricing/cost.ts"
import { mayPay } from "../property/plans-of.ts"
import type { RoomAmenity } from "../property/amenities.ts"
import type { RoomType } from "../property/room-type.ts"
import { dealsOf, type CardDeals } from "./card-deals.ts"
import { findStay, freeUntilOf, isNonRefundable, roomsShown, type FoundStay } from "./found-stay.ts"
import { mixPrice } from "./mix-price.ts"
import { choiceShown } from "./priced-room.ts"
import type { StayResult, StayPrice } from "./search-answer.ts"
import { distanceOf } from "./stay-order.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import type { StayAsked } from "../search-request/stay-asked.ts"
import { withoutWithdrawn } from "../property/withdrawn.ts"
import { searchablePropertyOf } from "./searchable-property.ts"

/** A card shows no more; the page of the property has them all. */
const MOST_PICTURES = 5

/** The name of a place in every language; a slug that the gazetteer does not know names itself. */
export const placeName = (slug: string): Localised =>
  placeBySlug(slug)?.name ?? { en: slug, bm: slug, cn: slug }

const priceOf = (
  { price, searchable }: FoundStay,
  { undealt }: CardDeals,
  question: StayQuestion,
): StayPrice | null => {
  if (price === null) return null
  const { charges, cost, perNight } = price
  const shown = { perNight, perNightBefore: mixPrice(searchable, undealt, question).perNight }
  if (charges === null) return { kind: "lowestNight", ...shown }
  return {
    kind: "stay",
    ...shown,
    cost,
    taxesAndFees: taxesAndFeesOf(charges),
    deposit: charges.deposit,
    nights: question.nights.length,
    rooms: question.party.rooms,
  }
}

const inEveryRoom = ([first, ...others]: ReadonlyArray<RoomType>): ReadonlyArray<RoomAmenity> =>
  (first?.amenities ?? []).filter((amenity) =>
    others.every(({ amenities }) => amenities.includes(amenity)),
  )

/** What the rooms hold together; of a property that cannot be booked, one room of each type. */
const capacityOf = (found: FoundStay) => {
  const rooms =
    found.mix.length > 0 ? found.mix : roomsShown(found).map((room) => ({ room, count: 1 }))
  const sum = (part: "maxGuests" | "bedrooms" | "beds" | "baths") =>
    rooms.reduce((total, { room, count }) => total + count * room.type[part], 0)
  return {
    guests: sum("maxGuests"),
    bedrooms: sum("bedrooms"),
    beds: sum("beds"),
    baths: sum("baths"),
  }
}

const leftOf = ({ mix }: FoundStay, { dates }: StayQuestion): number | null =>
  dates === null ? null : mix.reduce((least, { free }) => Math.min(least, free), Infinity)

/** A found stay as guests see it among results. */
export const stayCard = (
  snapshot: CatalogueSnapshot,
  found: FoundStay,
  question: StayQuestion,
): StayResult => {
  const { mix } = found
  const { property } = found.searchable
  const { slug, name, kind, condoType, stars, point, amenities, terms } = property
  const deals = dealsOf(snapshot, mix, question)
  return {
    slug,
    name,
    kind,
    condoType,
    stars,
    point,
    amenities,
    ...capacityOf(found),
    destination: placeName(property.destination),
    region: placeName(property.region),
    distanceKm: distanceOf(found),
    pictures: property.pictures.slice(0, MOST_PICTURES),
    roomAmenities: inEveryRoom(roomsShown(found).map(({ type }) => type)),
    freeCancellationUntil: freeUntilOf(found, question),
    ...(isNonRefundable(found) && { nonRefundable: true as const }),
    payAtProperty:
      terms.payAtProperty && mix.every(({ room }) => mayPay(room.plan.pay, "payAtProperty")),
    promotionPercent: deals.promotion,
    memberPercent: deals.member,
    price: priceOf(found, deals, question),
    left: mix.length === 0 ? 0 : leftOf(found, question),
    mix: mix.map(choiceShown),
    ...(found.score && { score: found.score }),
  }
}

/** The dates and party that listed stays are priced for. */
export type ListAsked = Pick<StayAsked, "dates" | "party">

/**
 * The named properties as cards, in the order of their names; one that nobody knows is left out.
 * What cannot be had for the stay asked has no price.
 */
export const listedStays = (
  snapshot: CatalogueSnapshot,
  slugs: ReadonlyArray<string>,
  asked: ListAsked,
  viewer: Viewer,
): ReadonlyArray<StayResult> => {
  const question = stayQuestion(asked, viewer)
  return slugs.flatMap((slug) => {
    const property = snapshot.bySlug.get(slug)
    if (property === undefined) return []
    const searchable = searchablePropertyOf(withoutWithdrawn(property))
    return [stayCard(snapshot, findStay(snapshot, searchable, null, question), question)]
  })
}
