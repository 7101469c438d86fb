import { mutantsOf, mutated, sampleOf, shareOf } from "#tests/mutations-sampled/sampled.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const text = [
  "const count = 1",
  'export const Row = () => <p className={styles["row"]}>{count > 2}</p>',
  "export const wait = () => {",
  "  while (count > 3) next()",
  "}",
].join("\n")

describe("the mutants of a file", () => {
  it("each change one place of its text", async () => {
    const mutants = await mutantsOf([{ file: "Row.tsx", text }])
    const changed = mutants.map((mutant) => mutated(text, mutant))

    expect(changed).toContain(text.replace("count > 2", "count >= 2"))
    expect(changed).toContain(text.replace("count > 2", "false"))
    expect(new Set(changed).size).toBe(changed.length)
    expect(changed).not.toContain(text)
  })

  it("leave out how a page looks, and loops that would never end", async () => {
    const mutants = await mutantsOf([{ file: "Row.tsx", text }])
    const changed = mutants.map((mutant) => mutated(text, mutant))

    expect(changed.filter((one) => !one.includes('styles["row"]'))).toEqual([
      text.replace(/<p.*<\/p>/, "undefined"),
    ])
    expect(changed.filter((one) => /while \((true|false|count (<|>=|<=) 3)\)/.test(one))).toEqual(
      [],
    )
  })
})

describe("a sample", () => {
  const values = Array.from({ length: 50 }, (_, place) => place)

  it("is the same for the same seed, and another for another", () => {
    expect(sampleOf(values, 10, 1)).toEqual(sampleOf(values, 10, 1))
    expect(sampleOf(values, 10, 1)).not.toEqual(sampleOf(values, 10, 2))
  })

  it("has as many values as are wanted, none of them twice", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer(), (count, seed) => {
        const sample = sampleOf(values, count, seed)
        expect(new Set(sample).size).toBe(Math.min(count, values.length))
        expect(sample.every((value) => values.includes(value))).toBe(true)
      }),
    )
  })

  it("takes every value about as often as any other", () => {
    const taken = values.map(() => 0)
    for (let seed = 0; seed < 1_000; seed += 1)
      for (const value of sampleOf(values, 10, seed)) taken[value] = (taken[value] ?? 0) + 1

    expect(Math.min(...taken)).toBeGreaterThan(140)
    expect(Math.max(...taken)).toBeLessThan(260)
  })
})

it.each([
  [90, 100, 82.56, 94.48],
  [0, 10, 0, 27.75],
  [10, 10, 72.25, 100],
])("says where the share of the whole lies: %i of %i", (noticed, judged, low, high) => {
  const [lowest, highest] = shareOf(noticed, judged)

  expect(lowest).toBeCloseTo(low, 1)
  expect(highest).toBeCloseTo(high, 1)
})
