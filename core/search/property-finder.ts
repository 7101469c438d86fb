import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import type { Catalogue, CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { ReviewStore } from "../guest-score/review-store.port.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { Visitor } from "../people/visitor.ts"
import { PropertiesUnreachable, PropertyNotFound } from "../property/property.errors.ts"
import type { Property } from "../property/property.ts"
import { homePage, MOST_STAYS_ON_SHELF, TRENDING_DAYS } from "./home-sections.ts"
import { popularPlaces } from "./home-tiles.ts"
import { keptSearches } from "./kept-searches.ts"
import { listedStays } from "./stay-card.ts"
import { nightCalendar } from "./night-calendar.ts"
import { openProperty } from "./open-property.ts"
import { placeNights } from "./place-nights.ts"
import type { Properties } from "./properties.port.ts"
import type { PropertyPage } from "./property-page.ts"
import { firstReviews } from "./first-reviews.ts"
import type { Viewer } from "../room-mix/stay-question.ts"
import { suggestionsFor } from "./suggest.ts"

/** What finding stays needs of the world. */
export type FinderNeeds = {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly reviews: Pick<ReviewStore, "ofProperty" | "totalsOf">
}

/** What a visitor finds, in what is on sale now unless it is said what is shown. */
export type PropertiesFor = (visitor: Visitor, shown?: CatalogueSnapshot) => Properties

const unreachable = () => new PropertiesUnreachable()

const propertyIn = (snapshot: CatalogueSnapshot, slug: string) =>
  Effect.suspend((): Effect.Effect<Property, PropertyNotFound> => {
    const property = snapshot.bySlug.get(slug)
    return property === undefined ? new PropertyNotFound() : Effect.succeed(property)
  })

/** What was found, which says so itself where it comes from memory. */
const told = <Found extends object>({ isRemembered }: CatalogueSnapshot, found: Found) =>
  isRemembered ? { ...found, remembered: isRemembered } : found

/** A page with its first reviews; while they cannot be read it goes without. */
const withReviews = (
  reviews: FinderNeeds["reviews"],
  now: CatalogueSnapshot,
  page: PropertyPage,
): Effect.Effect<PropertyPage> =>
  now.isRemembered
    ? Effect.succeed(told(now, page))
    : firstReviews(reviews, page.property.slug).pipe(
        Effect.map((first) => ({ ...page, reviews: first })),
        Effect.catch(() => Effect.succeed(page)),
      )

/** Finds stays for each visitor at their own prices. */
export const propertyFinder = ({ catalogue, clock, reviews }: FinderNeeds): PropertiesFor => {
  const searched = keptSearches()
  return ({ member }, shown) => {
    const viewer = (): Viewer => ({ member, now: clock.now() })
    const snapshot = shown
      ? Effect.succeed(shown)
      : Effect.suspend(catalogue.snapshot).pipe(Effect.mapError(unreachable))
    const opened = (slug: string) =>
      Effect.gen(function* () {
        const now = yield* snapshot
        return { snapshot: now, property: yield* propertyIn(now, slug) }
      })
    return {
      home: () =>
        Effect.gen(function* () {
          const since = clock.now() - TRENDING_DAYS * millisecondsInDay
          const booked = catalogue.mostBooked(since, MOST_STAYS_ON_SHELF)
          const slugs = yield* Effect.mapError(booked, unreachable)
          const now = yield* snapshot
          return told(now, homePage(now, slugs, viewer()))
        }),
      suggest: (text) =>
        Effect.map(snapshot, (now) =>
          text.trim() === "" ? popularPlaces(now) : suggestionsFor(now, text),
        ),
      search: (search) => Effect.map(snapshot, (now) => told(now, searched(now, search, viewer()))),
      open: (slug, asked) =>
        Effect.flatMap(opened(slug), ({ snapshot: now, property }) =>
          withReviews(reviews, now, openProperty(now, property, asked, viewer())),
        ),
      listed: (slugs, asked) =>
        Effect.map(snapshot, (now) => listedStays(now, slugs, asked, viewer())),
      calendar: (slug, from, until) =>
        Effect.map(opened(slug), ({ snapshot: now, property }) =>
          nightCalendar(now, property, { from, until }, viewer()),
        ),
      placeNights: (where, from, until) =>
        Effect.map(snapshot, (now) => placeNights(now, where, { from, until }, viewer())),
    }
  }
}
