import type { HomePage, Suggestion } from "#core/search/home-page.ts"
import type { Slug } from "#core/property/property.ts"
import type { ListAsked } from "#core/search/stay-card.ts"
import type { CalendarNight, PlaceNight, PropertyPage } from "#core/search/property-page.ts"
import type { SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"

/** The requested data or the reason why there is none; the promise does not reject for either. */
export type PageAnswer<A> =
  | { readonly ok: A }
  | { readonly failed: "notFound" }
  | { readonly failed: "unreachable" }

/** What pages show, as promises: screens know neither Effect nor where the answers come from. */
export type Pages = {
  readonly home: () => Promise<PageAnswer<HomePage>>
  readonly suggest: (text: string) => Promise<PageAnswer<ReadonlyArray<Suggestion>>>
  readonly search: (search: StaySearch) => Promise<PageAnswer<SearchAnswer>>
  readonly open: (slug: string, asked: StayAsked) => Promise<PageAnswer<PropertyPage>>
  readonly listed: (
    slugs: ReadonlyArray<Slug>,
    asked: ListAsked,
  ) => Promise<PageAnswer<ReadonlyArray<StayResult>>>
  readonly calendar: (
    slug: string,
    from: CalendarDate,
    until: CalendarDate,
  ) => Promise<PageAnswer<ReadonlyArray<CalendarNight>>>
  readonly placeNights: (
    where: string,
    from: CalendarDate,
    until: CalendarDate,
  ) => Promise<PageAnswer<ReadonlyArray<PlaceNight>>>
}
