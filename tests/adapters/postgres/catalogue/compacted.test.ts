import { compacted, nothingMet } from "#adapters/postgres/catalogue/compacted.ts"
import { anyStock } from "#fixtures/arbitraries/any-stock.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const objectsIn = (value: unknown): ReadonlyArray<object> =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : []
const SHORT = "a".repeat(100)
const LONG = "b".repeat(101)

it("copies every list and object of properties, and changes nothing in them", () => {
  fc.assert(
    fc.property(anyStock, anyStock, (first, second) => {
      const before = JSON.stringify([first, second])
      const met = nothingMet()
      const copies = [compacted(first, met), compacted(second, met)]

      expect(copies).toEqual([first, second])
      expect(JSON.stringify([first, second])).toBe(before)
      const originals = new Set([first, second].flatMap(objectsIn))
      expect(copies.flatMap(objectsIn).filter((one) => originals.has(one))).toEqual([])
    }),
    { numRuns: 20 },
  )
})

it("learns each text once, and takes the one that is known", () => {
  const met = nothingMet()
  const data = { name: "wifi", amenities: ["wifi", "pool"], stars: 3, note: null }

  compacted(data, met)
  compacted({ other: ["pool", "gym"] }, met)
  expect([...met.texts.keys()]).toEqual(["wifi", "pool", "gym"])
  // No program can tell equal texts apart: another one under its name shows that it is looked up.
  met.texts.set("pool", "the known pool")

  expect(compacted(data, met)).toEqual({ ...data, amenities: ["wifi", "the known pool"] })
})

it("learns no text that is longer than 100 characters", () => {
  const met = nothingMet()

  expect(compacted([SHORT, LONG, LONG], met)).toEqual([SHORT, LONG, LONG])
  expect([...met.texts.keys()]).toEqual([SHORT])
})

it.each([
  ["a list of texts", ["wifi", "pool"]],
  ["a list of nothing", []],
  ["texts by language", { en: "Studio", bm: "Studio", cn: "单间" }],
  ["numbers, and nothing", { from: 1, until: null, isOpen: false }],
  ["a text of 100 characters", { note: SHORT }],
])("keeps one object for all that are equal: %s", (_, leaf) => {
  const met = nothingMet()

  const [first, second] = compacted([leaf, structuredClone(leaf)], met)

  expect(first).toBe(second)
  expect(compacted({ later: leaf }, met).later).toBe(first)
  expect(compacted({ later: leaf }, nothingMet()).later).not.toBe(first)
})

it.each([
  ["a list in it", { units: 3, amenities: ["wifi"] }],
  ["an object in it", [{ en: "Studio" }]],
  ["a long text in it", { about: LONG }],
])("keeps each for itself that has more in it: %s", (_, branch) => {
  const [first, second] = compacted([branch, structuredClone(branch)], nothingMet())

  expect(first).toEqual(second)
  expect(first).not.toBe(second)
})

it("takes no list for an object, and no number for a text", () => {
  const different = [["1"], { 0: "1" }, [1], { 0: 1 }, [null], ["null"]]

  const copies = compacted(different, nothingMet())

  expect(copies).toEqual(different)
  expect(new Set(copies).size).toBe(different.length)
})
