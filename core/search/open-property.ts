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
import { askedOn, missedAt, type Wanted } from "./other-dates.ts"
import { headlinePrice, mixOnPage } from "./mix-on-page.ts"
import { roomOffers } from "./room-offers.ts"
import { noTerms, type StayAsked, type Terms } from "../search-request/stay-asked.ts"
import { similarStays } from "./similar-stays.ts"
import { stayOnTerms } from "./stay-on-terms.ts"
import { stayCard } from "./stay-card.ts"
import { stayQuestion, type StayQuestion, type Viewer } from "../room-mix/stay-question.ts"

const MOST_LANDMARKS = 6

/** Inventory with a place that nobody knows is refused when it is put. */
const knownPlace = (slug: string): Place => {
  const place = placeBySlug(slug)
  if (place === undefined) throw new Error(`No such place: ${slug}`)
  return place
}

const nearMissAt = (
  snapshot: CatalogueSnapshot,
  property: Property,
  terms: Terms,
  { question, viewer }: { readonly question: StayQuestion; readonly viewer: Viewer },
): Pick<PropertyPage, "nearMiss"> => {
  const ask = askedOn(question, viewer)
  const missedAs = (wanted: Wanted) =>
    missedAt(snapshot, searchablePropertyOf(property), question, { ask, wanted })
  const missed =
    missedAs((found, when) => stayOnTerms(found, terms, when)) ?? missedAs((found) => found)
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

/** All that the page of a property shows to a viewer for the stay asked, on the terms asked for where it can be had so. */
export const openProperty = (
  snapshot: CatalogueSnapshot,
  kept: Property,
  asked: StayAsked,
  viewer: Viewer,
): PropertyPage => {
  const property = withoutWithdrawn(kept)
  const { terms = noTerms } = asked
  const question = stayQuestion(asked, viewer)
  const ahead = stayQuestion({ dates: null, party: asked.party }, viewer)
  const headline = headlinePrice(snapshot, property, terms, ahead)
  const chosen = mixOnPage(snapshot, property, terms, question)
  return {
    property,
    destination: knownPlace(property.destination),
    region: knownPlace(property.region),
    offers: roomOffers(snapshot, property, question, viewer),
    ...kindsShared(snapshot, property, question),
    ...chosen,
    ...(headline !== null && { lowestNight: headline }),
    ...(chosen.mix === null ? nearMissAt(snapshot, property, terms, { question, viewer }) : {}),
    landmarks: landmarksNear(property.point, AROUND_KM)
      .slice(0, MOST_LANDMARKS)
      .map(({ landmark: { name, slug }, km }) => ({ name, slug, km })),
    similar: similarStays(snapshot, property, question, terms).map((found) =>
      stayCard(snapshot, found, question),
    ),
  }
}
