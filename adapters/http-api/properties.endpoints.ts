import { HomePage, Suggestion } from "#core/search/home-page.ts"
import { PropertiesUnreachable, PropertyNotFound } from "#core/property/property.errors.ts"
import { Slug } from "#core/property/property.ts"
import { CalendarNight, PlaceNight, PropertyPage } from "#core/search/property-page.ts"
import { SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { singleLine } from "#core/kernel/typed-text.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Schema } from "effect"
import { endpoint } from "./endpoint.ts"
import { listQuery, searchQuery, stayQueryContract, textQuery } from "./query.ts"

const SuggestQuery = Schema.Struct({ text: singleLine(bounds.place) })
const SpanQuery = Schema.Struct({ from: CalendarDate, until: CalendarDate })
const PlaceSpanQuery = Schema.Struct({ where: singleLine(bounds.place), ...SpanQuery.fields })

const reading = { method: "GET", status: 200, keyed: false } as const
const bySlug = {
  params: Schema.Struct({ slug: Slug }),
  absent: () => new PropertyNotFound(),
}

/** The calls behind the port `Properties`, under the names of its methods. */
export const propertiesEndpoints = {
  home: endpoint({
    ...reading,
    path: "/api/home",
    success: HomePage,
    failures: [PropertiesUnreachable],
  }),
  suggest: endpoint({
    ...reading,
    path: "/api/suggestions",
    query: textQuery(SuggestQuery),
    success: Schema.Array(Suggestion),
    failures: [PropertiesUnreachable],
  }),
  search: endpoint({
    ...reading,
    path: "/api/properties",
    query: searchQuery,
    success: SearchAnswer,
    failures: [PropertiesUnreachable],
  }),
  open: endpoint({
    ...reading,
    ...bySlug,
    path: "/api/properties/{slug}",
    query: stayQueryContract,
    success: PropertyPage,
    failures: [PropertyNotFound, PropertiesUnreachable],
  }),
  listed: endpoint({
    ...reading,
    path: "/api/listed-stays",
    query: listQuery,
    success: Schema.Array(StayResult),
    failures: [PropertiesUnreachable],
  }),
  calendar: endpoint({
    ...reading,
    ...bySlug,
    path: "/api/properties/{slug}/calendar",
    query: textQuery(SpanQuery),
    success: Schema.Array(CalendarNight),
    failures: [PropertyNotFound, PropertiesUnreachable],
  }),
  placeNights: endpoint({
    ...reading,
    path: "/api/place-nights",
    query: textQuery(PlaceSpanQuery),
    success: Schema.Array(PlaceNight),
    failures: [PropertiesUnreachable],
  }),
}
