import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { placesOfKind } from "../place/gazetteer.ts"
import { candidatesAt } from "./candidates.ts"
import type { Suggestion } from "./home-page.ts"
import { MOST_SUGGESTIONS, placeSuggested } from "./suggest.ts"

/**
 * The popular destinations that have stays, most stays first: what the destination field offers
 * before anything is typed.
 */
export const popularPlaces = (snapshot: CatalogueSnapshot): ReadonlyArray<Suggestion> =>
  placesOfKind("destination")
    .filter(({ popular }) => popular)
    .map((place) => ({ place, stays: candidatesAt(snapshot, place).length }))
    .filter(({ stays }) => stays > 0)
    .toSorted((one, other) => other.stays - one.stays)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ place }) => placeSuggested(place))
