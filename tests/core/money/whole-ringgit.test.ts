import { senOf } from "#core/money/amounts.ts"
import { wholeRinggit } from "#core/money/whole-ringgit.ts"
import { expect, it } from "vitest"

it("rounds to the nearest ringgit, and half of one up", () => {
  expect([0, 49, 50, 18_049, 18_050].map((sen) => wholeRinggit(senOf(sen)))).toEqual([
    0, 0, 1, 180, 181,
  ])
})
