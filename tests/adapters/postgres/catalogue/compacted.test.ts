import { compacted } from "#adapters/postgres/catalogue/compacted.ts"
import { anyStock } from "#fixtures/arbitraries/any-stock.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const objectsIn = (value: unknown): ReadonlyArray<object> =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : []
it("copies every list and object of properties, and changes nothing in them", () => {
  fc.assert(
    fc.property(anyStock, (stock) => {
      const before = JSON.stringify(stock)
      const copy = compacted(stock, new Map())

      expect(copy).toEqual(stock)
      expect(JSON.stringify(stock)).toBe(before)
      const originals = new Set(objectsIn(stock))
      expect(objectsIn(copy).filter((one) => originals.has(one))).toEqual([])
    }),
    { numRuns: 20 },
  )
})

it("learns no text that is longer than 100 characters", () => {
  const texts = new Map<string, string>()
  const [short, long] = ["a".repeat(100), "b".repeat(101)]

  expect(compacted([short, long, long], texts)).toEqual([short, long, long])
  expect([...texts.keys()]).toEqual([short])
})

it("learns each text once, and takes the one that is known", () => {
  const texts = new Map<string, string>()
  const data = { name: "wifi", amenities: ["wifi", "pool"], stars: 3, note: null }

  compacted(data, texts)
  compacted({ other: ["pool", "gym"] }, texts)
  // No program can tell equal texts apart: another one under its name shows that it is looked up.
  texts.set("pool", "the known pool")

  expect([...texts.keys()]).toEqual(["wifi", "pool", "gym"])
  expect(compacted(data, texts)).toEqual({ ...data, amenities: ["wifi", "the known pool"] })
})
