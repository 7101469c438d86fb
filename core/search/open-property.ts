import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { landmarksNear, placeBySlug } from "../place/gazetteer.ts"
import type { Place } from "../place/place.ts"
import type { Property } from "../property/property.ts"
import { AROUND_KM } from "./candidates.ts"
import { searchablePropertyOf } from "./searchable-property.ts"
import type { PropertyPage } from "./property-page.ts"
import { pricedMix } from "./priced-room.ts"
import { roomOffers } from "./room-offers.ts"
import type { SearchCriteria } from "./search-criteria.ts"
import { similarStays } from "./similar-stays.ts"
import { stayCard } from "./stay-card.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "./stay-question.ts"

const MOST_LANDMARKS = 6

/** Inventory with a place that nobody knows is refused when it is put. */
const knownPlace = (slug: string): Place => {
  const place = placeBySlug(slug)
  if (place === undefined) throw new Error(`No such place: ${slug}`)
  return place
}

const mixAt = (
  snapshot: CatalogueSnapshot,
  property: Property,
  question: StayQuestion,
): PropertyPage["mix"] => {
  const mix =
    question.dates === null ? [] : pricedMix(snapshot, searchablePropertyOf(property), question)
  return mix.length === 0 ? null : mix.map(({ room, count }) => ({ roomType: room.id, count }))
}

/** All that the page of a property shows to a viewer. */
export const openProperty = (
  snapshot: CatalogueSnapshot,
  property: Property,
  criteria: SearchCriteria,
  viewer: Viewer,
): PropertyPage => {
  const question = stayQuestion(criteria, viewer)
  return {
    property,
    destination: knownPlace(property.destination),
    region: knownPlace(property.region),
    offers: roomOffers(snapshot, property, question, viewer),
    mix: mixAt(snapshot, property, question),
    landmarks: landmarksNear(property.point, AROUND_KM)
      .slice(0, MOST_LANDMARKS)
      .map(({ landmark: { name, slug }, km }) => ({ name, slug, km })),
    similar: similarStays(snapshot, property, question).map((found) =>
      stayCard(snapshot, found, question),
    ),
  }
}
