import { propertiesEndpoints } from "#adapters/http-api/properties.endpoints.ts"
import { readableOf } from "#core/kernel/characters.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { PropertiesUnreachable, PropertyNotFound } from "#core/property/property.errors.ts"
import { Slug } from "#core/property/property.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect, Schema } from "effect"
import type { ApiClient } from "./api-client.ts"

const silent = () => new PropertiesUnreachable()

const isSlug = Schema.is(Slug)

/** Calls the property service over our own HTTP API. */
export const httpProperties = (ask: ApiClient): Properties => ({
  home: () => ask(propertiesEndpoints.home, {}, silent),
  suggest: (text) =>
    ask(propertiesEndpoints.suggest, { query: { text: readableOf(text, bounds.place) } }, silent),
  search: (query) => ask(propertiesEndpoints.search, { query }, silent),
  // What cannot be a slug would change the path: it is asked nobody.
  open: (slug, query) =>
    isSlug(slug)
      ? ask(propertiesEndpoints.open, { params: { slug }, query }, silent)
      : Effect.fail(new PropertyNotFound()),
  listed: (slugs, asked) => ask(propertiesEndpoints.listed, { query: { slugs, asked } }, silent),
  calendar: (slug, from, until) =>
    isSlug(slug)
      ? ask(propertiesEndpoints.calendar, { params: { slug }, query: { from, until } }, silent)
      : Effect.fail(new PropertyNotFound()),
  placeNights: (where, from, until) => {
    const query = { where: readableOf(where, bounds.place), from, until }
    return ask(propertiesEndpoints.placeNights, { query }, silent)
  },
})
