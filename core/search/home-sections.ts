import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import type { Property } from "../property/property.ts"
import { addDays } from "../stay/calendar.ts"
import { defaultParty } from "../search-request/change-search.ts"
import type { HomePage } from "./home-page.ts"
import { foundWithoutDates, kindTiles, landmarkTiles, regionTiles } from "./home-tiles.ts"
import type { StayResult } from "./search-answer.ts"
import { firstToBeHad } from "./similar-stays.ts"
import { stayCard } from "./stay-card.ts"
import {
  NIGHTS_LOOKED_AHEAD,
  stayQuestion,
  type StayQuestion,
  type Viewer,
} from "../room-mix/stay-question.ts"
import { isForEverybody } from "../property/deal-kinds.ts"

/** No shelf of the home page holds more stays: two views of four on a wide screen. */
export const MOST_STAYS_ON_SHELF = 8

/** Trending is what was booked most in so many days. */
export const TRENDING_DAYS = 30

const promotionOf = ({ rooms }: Property, first: string, last: string): number => {
  let best = 0
  for (const { deals } of rooms)
    for (const { kind, percent, from, until } of deals)
      if (isForEverybody[kind] && from <= last && first <= until) best = Math.max(best, percent)
  return best
}

const cards = (
  snapshot: CatalogueSnapshot,
  properties: Iterable<Property>,
  question: StayQuestion,
): ReadonlyArray<StayResult> =>
  firstToBeHad(snapshot, properties, question, MOST_STAYS_ON_SHELF).map((found) =>
    stayCard(snapshot, found, question),
  )

const savesSomething = ({ price, promotionPercent }: StayResult): boolean =>
  price !== null && promotionPercent > 0 && price.perNightBefore > price.perNight

/** Those with a promotion in the lowest price of the nights looked ahead, the largest first. */
const specialOffers = (snapshot: CatalogueSnapshot, question: StayQuestion) => {
  const last = addDays(question.today, NIGHTS_LOOKED_AHEAD - 1)
  const largestFirst = snapshot.properties
    .map((property) => ({ property, percent: promotionOf(property, question.today, last) }))
    .toSorted((one, other) => other.percent - one.percent)
  const offers: Array<StayResult> = []
  for (const { property } of largestFirst) {
    if (offers.length === MOST_STAYS_ON_SHELF) break
    offers.push(...cards(snapshot, [property], question).filter(savesSomething))
  }
  return offers
}

const featured = ({ properties }: CatalogueSnapshot): ReadonlyArray<Property> =>
  properties
    .filter((property) => property.featured)
    .toSorted((one, other) => (other.stars ?? 0) - (one.stars ?? 0))

const homePageFor = (
  snapshot: CatalogueSnapshot,
  mostBooked: ReadonlyArray<string>,
  question: StayQuestion,
): HomePage => {
  const found = foundWithoutDates(snapshot, question)
  const booked = mostBooked.flatMap((slug) => snapshot.bySlug.get(slug) ?? [])
  return {
    specialOffers: specialOffers(snapshot, question),
    places: regionTiles(snapshot, found),
    kinds: kindTiles(found),
    trending: cards(snapshot, booked, question),
    featured: cards(snapshot, featured(snapshot), question),
    landmarks: landmarkTiles(snapshot, found),
  }
}

const kept = memoizeByObject((_snapshot: CatalogueSnapshot) => new Map<string, HomePage>())

/**
 * The sections of the home page for a viewer, with the slugs booked most lately. They are worked out
 * once a day for each snapshot, for members and visitors each.
 */
export const homePage = (
  snapshot: CatalogueSnapshot,
  mostBooked: ReadonlyArray<string>,
  viewer: Viewer,
): HomePage => {
  const question = stayQuestion({ dates: null, party: defaultParty }, viewer)
  const pages = kept(snapshot)
  const key = [question.today, question.member, ...mostBooked].join()
  const page = pages.get(key) ?? homePageFor(snapshot, mostBooked, question)
  pages.set(key, page)
  return page
}
