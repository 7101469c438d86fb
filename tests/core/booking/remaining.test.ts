import { remaining } from "#core/booking/remaining.ts"
import { senOf } from "#core/money/amounts.ts"
import { expect, it } from "vitest"

it("is what is left of an amount once all others are taken off", () => {
  expect(remaining(senOf(500))).toBe(500)
  expect(remaining(senOf(500), senOf(200))).toBe(300)
  expect(remaining(senOf(500), senOf(200), senOf(299))).toBe(1)
})

it("is nothing where they are as much or more", () => {
  expect(remaining(senOf(500), senOf(500))).toBe(0)
  expect(remaining(senOf(500), senOf(400), senOf(400))).toBe(0)
})
