import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  queryFromCheckoutRequest,
  checkoutRequestFromQuery,
} from "#core/booking/stay-request-query.ts"
import { anyCheckoutRequest } from "#fixtures/arbitraries/any-stay-request.ts"

describe("The address of any checkout", () => {
  it("is read as the request it was written for", () => {
    fc.assert(
      fc.property(anyCheckoutRequest, (wanted) => {
        expect(
          checkoutRequestFromQuery(new URLSearchParams(queryFromCheckoutRequest(wanted))),
        ).toEqual(wanted)
      }),
    )
  })

  it("that can be read is written the same way again, whatever it held", () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom("1", "2026-12-04", "a:2", "the-inn"))
    const anyPart = fc.constantFrom("property", "checkIn", "checkOut", "adults", "room", "total")
    const anyAddress = anyCheckoutRequest.chain((wanted) =>
      fc
        .array(fc.tuple(anyPart, anyText))
        .map((more) => [...new URLSearchParams(queryFromCheckoutRequest(wanted)), ...more]),
    )
    fc.assert(
      fc.property(anyAddress, (parts) => {
        const wanted = checkoutRequestFromQuery(new URLSearchParams(parts))
        if (wanted === null) return
        expect(
          checkoutRequestFromQuery(new URLSearchParams(queryFromCheckoutRequest(wanted))),
        ).toEqual(wanted)
      }),
    )
  })
})
