import {
  queryFromCheckoutRequest,
  checkoutRequestFromQuery,
} from "#core/booking/stay-request-query.ts"
import { Sen } from "#core/money/sen.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const wanted = { stay: aStayRequest(), total: Sen.make(64_496) }
const read = (changes: Record<string, string>) =>
  checkoutRequestFromQuery(
    new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(queryFromCheckoutRequest(wanted))),
      ...changes,
    }),
  )

it.each(["the-springwater/..", "-the-springwater", "the springwater", "the-springwater?x"])(
  "the checkout takes %j for no property",
  (property) => {
    expect(read({ property })).toBeNull()
  },
)

it.each(["springwater", "the-springwater-2"])(
  "the checkout takes %j for a property",
  (property) => {
    expect(read({ property })?.stay.property).toBe(property)
  },
)

it.each(["0123456789abcdefghjkmnpqrs/..", "x/0123456789abcdefghjkmnpqrs"])(
  "the checkout goes on with no booking named %j",
  (booking) => {
    expect(read({ booking })).toEqual(wanted)
  },
)

it.each(["\nspringwater-studio:1", " springwater-studio:1 "])(
  "the checkout reads a room without the space around it: %j",
  (room) => {
    expect(read({ room })).toEqual(wanted)
  },
)

it("the checkout takes what names no room beside one that does for nothing", () => {
  const query = new URLSearchParams(queryFromCheckoutRequest(wanted))
  query.append("room", "penthouse")

  expect(checkoutRequestFromQuery(query)).toEqual(wanted)
})
