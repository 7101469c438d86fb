import type { Effect } from "effect"
import type { PropertiesUnreachable, PropertyNotFound } from "../property/property.errors.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { Slug } from "../property/property.ts"
import type { HomePage, Suggestion } from "./home-page.ts"
import type { ListAsked } from "./stay-card.ts"
import type { CalendarNight, PlaceNight, PropertyPage } from "./property-page.ts"
import type { SearchAnswer, StayResult } from "./search-answer.ts"
import type { StayAsked } from "../search-request/stay-asked.ts"
import type { StaySearch } from "../search-request/stay-search.ts"

/**
 * Finds stays for one visitor. A price shown is the price at the checkout, and a count shown is the
 * number after the click. Every implementation passes tests/contracts/properties.contract.ts.
 */
export interface Properties {
  readonly home: () => Effect.Effect<HomePage, PropertiesUnreachable>

  /**
   * Places and properties by any of their names, in any language and spelling; for an empty text the
   * popular destinations. At most eight.
   */
  readonly suggest: (
    text: string,
  ) => Effect.Effect<ReadonlyArray<Suggestion>, PropertiesUnreachable>

  /** An unknown `where` finds nothing rather than failing. */
  readonly search: (search: StaySearch) => Effect.Effect<SearchAnswer, PropertiesUnreachable>

  /** On the terms asked for, the rooms chosen and their price are those that `search` shows. */
  readonly open: (
    slug: string,
    asked: StayAsked,
  ) => Effect.Effect<PropertyPage, PropertyNotFound | PropertiesUnreachable>

  /** The named properties for a stay, in the order of their names; an unknown one is left out. */
  readonly listed: (
    slugs: ReadonlyArray<Slug>,
    asked: ListAsked,
  ) => Effect.Effect<ReadonlyArray<StayResult>, PropertiesUnreachable>

  /** Every night from one date up to, not including, another; at most 100. */
  readonly calendar: (
    slug: string,
    from: CalendarDate,
    until: CalendarDate,
  ) => Effect.Effect<ReadonlyArray<CalendarNight>, PropertyNotFound | PropertiesUnreachable>

  /**
   * The lowest price of a room in every night from one date up to, not including, another, among the
   * stays that a search for `where` looks at; at most 100. An unknown place has no prices.
   */
  readonly placeNights: (
    where: string,
    from: CalendarDate,
    until: CalendarDate,
  ) => Effect.Effect<ReadonlyArray<PlaceNight>, PropertiesUnreachable>
}
