import { memoizeByObject } from "#core/kernel/memoize-by-object.ts"
import { expect, it } from "vitest"

it("makes something of each thing once, and gives the same again", () => {
  const asked: Array<object> = []
  const made = memoizeByObject((key: object) => {
    asked.push(key)
    return { key }
  })
  const [one, other] = [{}, {}]

  const first = made(one)
  expect(made(one)).toBe(first)
  expect(made(other)).not.toBe(first)
  expect(made(other).key).toBe(other)
  expect(asked).toEqual([one, other])
})
