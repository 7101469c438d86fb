import { senOf } from "#core/money/amounts.ts"
import { besideOf, besideTotal, NOTHING_BESIDE } from "#core/pricing/beside-rooms.ts"
import { expect, it } from "vitest"

it("is asked beside the rooms: meals and children, each nothing where a stay has none", () => {
  const price = { adult: senOf(3_000), child: senOf(1_500) }
  const board = { price, adults: 2, children: 1, nights: 2 }
  const forChildren = {
    nights: 2,
    free: 0,
    paying: [{ from: 6, price: senOf(2_000), children: 1 }],
  }

  expect(besideOf(board, forChildren)).toEqual({ board: 15_000, children: 4_000 })
  expect(besideOf(undefined, undefined)).toEqual(NOTHING_BESIDE)
  expect(besideTotal({ board: senOf(15_000), children: senOf(4_000) })).toBe(19_000)
})
