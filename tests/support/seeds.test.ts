import { replayOf } from "./seeds.ts"
import * as fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"

const before = fc.readConfigureGlobal()
afterEach(() => fc.configureGlobal(before))

const seen = () => {
  const values: Array<number> = []
  fc.assert(fc.property(fc.nat(), (value) => void values.push(value)))
  return values
}

describe("a run of the properties", () => {
  it("is a new one each time", () => {
    expect(replayOf({})).toBeNull()
    expect(seen()).not.toEqual(seen())
  })

  it("is the same again with its seed", () => {
    fc.configureGlobal(replayOf({ PROPERTY_SEED: "-2087075105" }) ?? {})

    expect(seen()).toEqual(seen())
  })

  it("that failed says its seed and the shrunk case, which come first with both", () => {
    const fails = (value: number) => value < 1000
    const failing = () => fc.assert(fc.property(fc.nat(), fails))
    const said = fc.check(fc.property(fc.nat(), fails), { seed: 7 })

    expect(failing).toThrow(/seed: -?\d+, path: "[\d:]+"[^]*Counterexample: \[1000\]/)
    const settings = { PROPERTY_SEED: "7", PROPERTY_PATH: said.counterexamplePath ?? "" }
    const first: Array<number> = []
    fc.check(
      fc.property(fc.nat(), (value) => void first.push(value)),
      replayOf(settings) ?? {},
    )
    expect(first[0]).toBe(1000)
  })

  it("refuses a seed that is none", () => {
    expect(() => replayOf({ PROPERTY_SEED: "yesterday" })).toThrow("PROPERTY_SEED")
  })
})
