import {
  shortened,
  beside,
  canonical,
  fieldNames,
  inWords,
  isFields,
} from "#core/inventory/value-words.ts"
import { describe, expect, it } from "vitest"

describe("a value in words", () => {
  it.each([
    [undefined, "nothing"],
    [null, "null"],
    [12_800, "12800"],
    [false, "false"],
    ["sat", "sat"],
    ["2026-12-24", "2026-12-24"],
    ["FLEXIBLE", "FLEXIBLE"],
    ["two words", '"two words"'],
    ["+30%", '"+30%"'],
    ["30%", '"30%"'],
    ["", '""'],
    [[], "none"],
    [["sat", "sun"], "sat sun"],
    [{}, "none"],
    [{ en: "Garden", bm: "Garden", cn: "Garden" }, "Garden"],
    [{ en: "Garden", bm: "Taman", cn: "Garden" }, "bm Taman, cn Garden, en Garden"],
    [{ en: "Garden", bm: "Garden", cn: "Taman" }, "bm Garden, cn Taman, en Garden"],
    [{ en: 1, bm: 1, cn: 1 }, "bm 1, cn 1, en 1"],
    [{ name: { en: "A", bm: "B", cn: "C" }, id: "a" }, "id a, name (bm B, cn C, en A)"],
    [
      { alt: { en: "A", bm: "A", cn: "A" }, rates: [{ from: 6, price: 1 }] },
      "alt A, rates (from 6, price 1)",
    ],
  ])("%j is %s", (value, words) => {
    expect(inWords(value)).toBe(words)
  })

  it("begins with what operators look for, whatever the order of its fields", () => {
    const value = { zone: 1, weekdays: ["sat"], until: "b", from: "a", name: "n", id: "i", age: 2 }

    expect(fieldNames(value)).toEqual(["id", "name", "from", "until", "weekdays", "age", "zone"])
    expect(fieldNames({ b: 1 }, { a: 1, b: 2 })).toEqual(["a", "b"])
  })

  it("has one spelling for all orders of fields", () => {
    expect(canonical({ b: { d: 1, c: 2 }, a: [1] })).toBe('{"a":[1],"b":{"c":2,"d":1}}')
    expect(canonical(undefined)).toBe("undefined")
  })

  it("knows what has fields", () => {
    expect([{}, [], null, "a", undefined].map(isFields)).toEqual([true, false, false, false, false])
  })
})

describe("values that are cut", () => {
  it("say that they went on, and keep characters whole", () => {
    expect(shortened("abc", 3)).toBe("abc")
    expect(shortened("abcd", 3)).toBe("abc…")
    expect(shortened("a🏝🏝", 2)).toBe("a🏝…")
  })

  it("are told whole up to sixty characters", () => {
    const [fits, long] = ["x".repeat(60), "y".repeat(61)]

    expect(beside(fits, long)).toEqual([fits, `${"y".repeat(60)}…`])
  })

  it("are told from their beginning where they differ in it", () => {
    const same = "x".repeat(59)

    expect(beside(`${same}a`, `${same}b`)).toEqual([`${same}a`, `${same}b`])
    expect(beside(same, `${same}b`)).toEqual([same, `${same}b`])
  })

  it("are told from shortly before where they differ", () => {
    const same = "x".repeat(60)
    const before = `…${"x".repeat(20)}`

    expect(beside(`${same}a`, `${same}b`)).toEqual([`${before}a`, `${before}b`])
    expect(beside(same, `${same}${"b".repeat(41)}`)).toEqual([
      before,
      `${before}${"b".repeat(40)}…`,
    ])
  })
})
