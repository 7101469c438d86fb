import { senOf } from "#core/money/amounts.ts"
import { besideTotal, NOTHING_BESIDE } from "#core/pricing/beside-rooms.ts"
import { lodgingIn, lodgingInOne, lodgingOf, subtotalOf, withRooms } from "#core/pricing/lodging.ts"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const mix = [
  { count: 2, price: senOf(30_000) },
  { count: 1, price: senOf(18_500) },
]
const beside = { board: senOf(4_200), children: senOf(1_000) }

const anyAmount = fc.nat(1_000_000).map(senOf)
const anyRooms = fc.record({ count: fc.integer({ min: 1, max: 9 }), price: anyAmount })
const anyBeside = fc.record({ board: anyAmount, children: anyAmount })

describe("what is paid for a stay itself", () => {
  it("is so many rooms at their price, with meals in the first line and children in one of their own", () => {
    expect(subtotalOf(mix, beside)).toBe(82_700)
    expect(lodgingIn(mix, beside)).toBe(83_700)
    expect(lodgingOf({ subtotal: senOf(82_700), children: senOf(1_000) })).toBe(83_700)
  })

  it("is nothing where there is nothing to pay", () => {
    expect(subtotalOf([], NOTHING_BESIDE)).toBe(0)
    expect(lodgingIn([], NOTHING_BESIDE)).toBe(0)
  })

  it("grows by each room taken", () => {
    expect(withRooms(senOf(500), senOf(30_000), 3)).toBe(90_500)
    expect(withRooms(senOf(500), senOf(30_000), 0)).toBe(500)
  })

  it("is the same for one room by numbers alone as line by line", () => {
    fc.assert(
      fc.property(anyAmount, anyBeside, (price, more) => {
        expect(lodgingInOne(besideTotal(more), price)).toBe(lodgingIn([{ count: 1, price }], more))
      }),
    )
    expect(lodgingInOne(Infinity, 30_000)).toBe(Infinity)
    expect(lodgingInOne(5_200, Infinity)).toBe(Infinity)
  })

  it("does not depend on the order of the rooms, and each can be taken by itself", () => {
    fc.assert(
      fc.property(fc.array(anyRooms, { maxLength: 4 }), anyBeside, (rooms, more) => {
        const whole = lodgingIn(rooms, more)
        expect(lodgingIn(rooms.toReversed(), more)).toBe(whole)
        const single = rooms.flatMap(({ count, price }) =>
          Array.from({ length: count }, () => ({ count: 1, price })),
        )
        expect(lodgingIn(single, more)).toBe(whole)
      }),
    )
  })
})
