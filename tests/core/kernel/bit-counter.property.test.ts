import { bitCounter } from "#core/kernel/bit-counter.ts"
import * as fc from "fast-check"
import { expect, it } from "vitest"

const BITS = 32

it("counts each bit as often as it is set, whatever else is", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 70 }), (numbers) => {
      const counter = bitCounter()
      for (const number of numbers) counter.add(number)

      for (let bit = 0; bit < BITS; bit += 1)
        expect(counter.countOf(bit)).toBe(
          numbers.filter((number) => ((number >>> bit) & 1) === 1).length,
        )
    }),
  )
})

it("counts beyond what 32 bits hold of one number's choices", () => {
  const counter = bitCounter()
  for (let round = 0; round < 1000; round += 1) counter.add(-1)

  expect([counter.countOf(0), counter.countOf(31)]).toEqual([1000, 1000])
})
