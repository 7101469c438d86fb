import { parametersOf, readQuery, writeQuery } from "#ui/app/query.ts"
import { describe, expect, it } from "vitest"

describe("the query of an address", () => {
  it.each([
    ["?a=1&b=2", { a: "1", b: "2" }],
    ["a=1", { a: "1" }],
    ["?a=1&a=2&b=", { a: ["1", "2"], b: "" }],
    ["", {}],
  ])("of “%s” is read", (text, query) => {
    expect(readQuery(text)).toEqual(query)
  })

  it.each([
    [{ a: "1", b: ["2", "3"] }, "?a=1&b=2&b=3"],
    [{ a: 1, b: undefined, c: ["x", undefined] }, "?a=1&c=x"],
    [{ a: "x y&z" }, "?a=x+y%26z"],
    [{ a: undefined }, ""],
    [{}, ""],
  ])("of %o is written", (query, text) => {
    expect(writeQuery(query)).toBe(text)
    expect(parametersOf(query).toString()).toBe(text.slice(1))
  })
})
