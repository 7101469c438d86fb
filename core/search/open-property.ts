import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { landmarksNear, placeBySlug } from "../place/gazetteer.ts"
import type { Place } from "../place/place.ts"
import { sharedKindsOf } from "../property/room-uses.ts"
import { freeOfKindInAll } from "../room-mix/free-together.ts"
import { withoutWithdrawn } from "../property/withdrawn.ts"
import type { Property } from "../property/property.ts"
import { AROUND_KM } from "./candidates.ts"
import { searchablePropertyOf } from "./searchable-property.ts"
import type { PropertyPage } from "./property-page.ts"
import { nearMissOf } from "./near-misses.ts"
import { askedOn, missedAt } from "./other-dates.ts"
import { choiceShown, pricedMix } from "./priced-room.ts"
import { roomOffers } from "./room-offers.ts"
import type { SearchCriteria } from "../search-request/search-criteria.ts"
import { similarStays } from "./similar-stays.ts"
import { stayCard } from "./stay-card.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"

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
  return mix.length === 0 ? null : mix.map(choiceShown)
}

const nearMissAt = (
  snapshot: CatalogueSnapshot,
  property: Property,
  question: StayQuestion,
  viewer: Viewer,
): Pick<PropertyPage, "nearMiss"> => {
  const ask = askedOn(question, viewer)
  const missed = missedAt(snapshot, searchablePropertyOf(property), question, ask)
  return missed === null ? {} : { nearMiss: nearMissOf(missed) }
}

const kindsShared = (
  snapshot: CatalogueSnapshot,
  property: Property,
  { dates, nights }: StayQuestion,
): Pick<PropertyPage, "kinds"> => {
  const shared = dates === null ? [] : sharedKindsOf(property)
  if (shared.length === 0) return {}
  return { kinds: shared.map((kind) => ({ kind, free: freeOfKindInAll(snapshot, kind, nights) })) }
}

/** All that the page of a property shows to a viewer. */
export const openProperty = (
  snapshot: CatalogueSnapshot,
  kept: Property,
  criteria: SearchCriteria,
  viewer: Viewer,
): PropertyPage => {
  const property = withoutWithdrawn(kept)
  const question = stayQuestion(criteria, viewer)
  const mix = mixAt(snapshot, property, question)
  return {
    property,
    destination: knownPlace(property.destination),
    region: knownPlace(property.region),
    offers: roomOffers(snapshot, property, question, viewer),
    ...kindsShared(snapshot, property, question),
    mix,
    ...(mix === null ? nearMissAt(snapshot, property, question, viewer) : {}),
    landmarks: landmarksNear(property.point, AROUND_KM)
      .slice(0, MOST_LANDMARKS)
      .map(({ landmark: { name, slug }, km }) => ({ name, slug, km })),
    similar: similarStays(snapshot, property, question).map((found) =>
      stayCard(snapshot, found, question),
    ),
  }
}
