import { httpReviews } from "#adapters/http-client/reviews.http.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aNotingServer } from "./a-noting-server.ts"

const id = "0123456789abcdefghjkmnpqrs"
const draft = { score: 5 }
const key = "review-1"
const inside = `/api/bookings/${id}/review`

type Call = (
  reviews: Record<string, (...given: Array<unknown>) => Effect.Effect<unknown>>,
) => unknown

it.each<[string, Call, object]>([
  [
    "reading the reviews of a property",
    ({ read }) => read?.("the-springwater", 2),
    { sent: "GET /api/properties/the-springwater/reviews?page=2", failure: "ReviewsUnreachable" },
  ],
  [
    "opening one's own",
    ({ open }) => open?.({ id, link: "a-link" }),
    { sent: `GET ${inside}?link=a-link`, failure: "BookingsUnreachable" },
  ],
  [
    "writing one",
    ({ write }) => write?.({ id, link: null }, draft, key),
    {
      sent: `POST ${inside}`,
      content: { link: null, draft },
      key,
      failure: "BookingsUnreachable",
    },
  ],
  [
    "reporting one",
    ({ report }) => report?.("review-7", "insult", key),
    {
      sent: "POST /api/reviews/review-7/reports",
      content: { reason: "insult" },
      key,
      failure: "ReviewsUnreachable",
    },
  ],
])("%s sends all of it, and fails in its own words", async (_, call, expected) => {
  const { asked, ask } = aNotingServer(() => new Response("{}", { status: 501 }))

  const work = call(httpReviews(ask) as never) as Effect.Effect<unknown, { readonly _tag: string }>
  const { _tag } = await Effect.runPromise(Effect.flip(work))

  const { address, init } = asked[0]!
  const { body, method } = init
  const sentKey = new Headers(init.headers).get("idempotency-key")
  expect({
    sent: `${method} ${address.slice("https://api.test".length)}`,
    ...(body !== undefined && { content: JSON.parse(String(body)) }),
    ...(sentKey !== null && { key: sentKey }),
    failure: _tag,
  }).toEqual(expected)
})
