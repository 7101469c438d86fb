import { reviewsResponders } from "#adapters/http-api/reviews.responders.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aHeardPort } from "./a-heard-port.ts"

type Call = (call: object) => Effect.Effect<unknown>

const payload = { link: "l", draft: { text: "Quiet" }, reason: "spam" }

it.each([
  ["readReviews", { params: { slug: "kayu" }, query: { page: "3" } }, ["read", "kayu", 3]],
  ["openReview", { params: { id: "1" }, query: { link: "l" } }, ["open", { id: "1", link: "l" }]],
  ["openReview", { params: { id: "1" }, query: { link: "" } }, ["open", { id: "1", link: null }]],
  [
    "writeReview",
    { params: { id: "1" }, payload, key: "k" },
    ["write", { id: "1", link: "l" }, payload.draft, "k"],
  ],
  ["reportReview", { params: { review: "r1" }, payload, key: "k" }, ["report", "r1", "spam", "k"]],
])("a call about reviews is answered from the port: %s of %j", async (name, call, asked) => {
  const { port, heard } = aHeardPort<Reviews>()
  const responders = reviewsResponders(port) as unknown as Readonly<Record<string, Call>>

  expect(await Effect.runPromise(responders[name]!(call))).toBe(`answer to ${asked[0] as string}`)
  expect(heard).toEqual([asked])
})
