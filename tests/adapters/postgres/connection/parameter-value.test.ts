import { columnTypes } from "#adapters/postgres/connection/column-types.ts"
import { parameterValue } from "#adapters/postgres/connection/parameter-value.ts"
import { types } from "pg"
import { describe, expect, it } from "vitest"

describe("what a statement is given", () => {
  it.each([
    ["text", "text"],
    ["", ""],
    [7, "7"],
    [-0.5, "-0.5"],
    [true, "true"],
    [false, "false"],
    [null, null],
    [undefined, null],
    [[], "{}"],
    [["a", "b"], '{"a","b"}'],
    [[1, true], '{"1","true"}'],
    [[null, undefined, "NULL", ""], '{NULL,NULL,"NULL",""}'],
    [['a"b', "a\\b", "a,b", "{}", '\\"'], '{"a\\"b","a\\\\b","a,b","{}","\\\\\\""}'],
    [[["a"], ["b", null]], '{{"a"},{"b",NULL}}'],
  ])("%j is written as %j", (value, text) => {
    expect(parameterValue(value)).toBe(text)
  })

  it("stays bytes where it is bytes", () => {
    const bytes = Uint8Array.from([0, 255])

    expect(parameterValue(bytes)).toBe(bytes)
  })

  it.each([{}, new Date(0), Symbol("x"), () => "x", [{}]])("is nothing else: %o", (value) => {
    expect(() => parameterValue(value)).toThrow("neither text, number, truth nor list")
  })
})

describe("what a database answers with", () => {
  const INT8 = 20
  const DATE = 1082
  const INT4 = 23

  it("has dates as they are written", () => {
    expect(columnTypes.getTypeParser(DATE)("2026-08-31")).toBe("2026-08-31")
  })

  it("has whole numbers that are exact, or none", () => {
    const read = columnTypes.getTypeParser(INT8)

    expect([read("64496"), read("-5"), read("9007199254740991")]).toEqual([
      64_496, -5, 9_007_199_254_740_991,
    ])
    expect(() => read("9007199254740992")).toThrow("too large")
    expect(() => read("-9007199254740992")).toThrow("too large")
  })

  it("has everything else as the driver reads it", () => {
    expect(columnTypes.getTypeParser(INT4)).toBe(types.getTypeParser(INT4))
    expect(columnTypes.getTypeParser(INT4, "text")).toBe(types.getTypeParser(INT4))
    expect(columnTypes.getTypeParser(INT4, "binary")).toBe(types.getTypeParser(INT4, "binary"))
  })
})
