import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { queryFromStayWish, stayWishFromQuery } from "#core/booking/stay-request-query.ts"
import { anyStayWish } from "#fixtures/arbitraries/any-stay-wish.ts"

describe("The address of any checkout", () => {
  it("is read as the wish it was written for", () => {
    fc.assert(
      fc.property(anyStayWish, (wish) => {
        expect(stayWishFromQuery(new URLSearchParams(queryFromStayWish(wish)))).toEqual(wish)
      }),
    )
  })

  it("that can be read is written the same way again, whatever it held", () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom("1", "2026-12-04", "a:2", "the-inn"))
    const anyPart = fc.constantFrom("property", "checkIn", "checkOut", "adults", "room", "total")
    const anyAddress = anyStayWish.chain((wish) =>
      fc
        .array(fc.tuple(anyPart, anyText))
        .map((more) => [...new URLSearchParams(queryFromStayWish(wish)), ...more]),
    )
    fc.assert(
      fc.property(anyAddress, (parts) => {
        const wish = stayWishFromQuery(new URLSearchParams(parts))
        if (wish === null) return
        expect(stayWishFromQuery(new URLSearchParams(queryFromStayWish(wish)))).toEqual(wish)
      }),
    )
  })
})
