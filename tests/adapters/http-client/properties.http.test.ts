import { httpProperties } from "#adapters/http-client/properties.http.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aNotingServer } from "./a-noting-server.ts"

const [from, until] = [day("2026-12-01"), day("2027-01-01")]
const slug = "the-springwater"
const span = "from=2026-12-01&until=2027-01-01"

type Call = (properties: Properties) => Effect.Effect<unknown, { readonly _tag: string }>

it.each<[string, Call, string]>([
  ["home", ({ home }) => home(), "/api/home"],
  ["suggestions", ({ suggest }) => suggest("ipoh"), "/api/suggestions?text=ipoh"],
  ["a search", ({ search }) => search(anySearch), "/api/properties"],
  ["a property", ({ open }) => open(slug, anySearch.criteria), "/api/properties/the-springwater"],
  [
    "a list of stays",
    ({ listed }) => listed([slug as never, "the-hill" as never], anySearch.criteria),
    "/api/listed-stays?stays=the-springwater,the-hill&",
  ],
  [
    "a calendar",
    ({ calendar }) => calendar(slug, from, until),
    `/api/properties/the-springwater/calendar?${span}`,
  ],
  [
    "the nights of a place",
    ({ placeNights }) => placeNights("ipoh", from, until),
    `/api/place-nights?where=ipoh&${span}`,
  ],
])("%s is asked for once more, then out of reach", async (_, call, path) => {
  const { asked, ask } = aNotingServer(() => new Response("", { status: 503 }))

  const failure = await Effect.runPromise(Effect.flip(call(httpProperties(ask))))

  expect(failure._tag).toBe("PropertiesUnreachable")
  expect(asked.map(({ address }) => address)).toEqual([
    `https://api.test${path}`,
    `https://api.test${path}`,
  ])
})
