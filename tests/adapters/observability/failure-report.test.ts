import { failureReport, withoutWords } from "#adapters/observability/failure-report.ts"
import { Cause } from "effect"
import { describe, expect, it } from "vitest"

const errorWith = (changes: object): Error => Object.assign(new Error("no"), changes)

describe("the words of a failure", () => {
  it.each([
    ["it said 'Ali' and left", "it said … and left"],
    ["it said `Ali` and left", "it said … and left"],
    ["expected a number, got Ali\nbin Abu", "expected a number, got …"],
    ["row 123-4, column 5", "row … column 5"],
    ["forgot nothing", "forgot nothing"],
    ["Key (first name)=(Ali bin Abu) exists", "Key … exists"],
    ["see /a?b for it", "see … for it"],
    ["set a=b now", "set … now"],
    ["set a&b now", "set … now"],
    ["row 12 of 9", "row 12 of 9"],
    ["code 1234 given", "code …"],
    ["id ab1234cd given", "id … given"],
    ["id ab12-34 given", "id …"],
  ])("are left out where they may be a guest's: %j", (said, told) => {
    expect(withoutWords(said)).toBe(told)
  })

  it("are 300 characters at most", () => {
    expect(withoutWords("a".repeat(301))).toBe("a".repeat(300))
  })
})

describe("the places of a failure", () => {
  const placesOf = (...frames: ReadonlyArray<string>) =>
    failureReport(errorWith({ stack: ["Error: no", ...frames].join("\n") })).at

  it("are files with their lines, without arguments", () => {
    expect(
      placesOf(
        "    at read (file:///srv/a.ts:1:2)",
        "\tat async file:///srv/b.ts:30:4",
        "    at new Thing (node:internal/c:5:6)",
        "    at <anonymous>",
        "said at home",
      ),
    ).toEqual(["/srv/a.ts:1:2", "/srv/b.ts:30:4", "node:internal/c:5:6", "<anonymous>"])
  })

  it("are kept as they are where they name no line and column", () => {
    const frames = [
      "read (/srv/a.ts:1:2x)",
      "read (/srv/a.ts)",
      "read (:1:2)",
      "Array.map (native)",
    ]

    expect(placesOf(...frames.map((frame) => `    at ${frame}`))).toEqual(frames)
    expect(placesOf("    at read (/srv/a.ts:10:20)")).toEqual(["/srv/a.ts:10:20"])
  })

  it("are eight at most", () => {
    const frames = Array.from({ length: 9 }, (_, place) => `    at file:///a.ts:${place}:1`)

    expect(placesOf(...frames)).toHaveLength(8)
    expect(placesOf(...frames)[0]).toBe("/a.ts:0:1")
  })

  it("are none of an error without them", () => {
    expect(failureReport(errorWith({ stack: undefined })).at).toEqual([])
  })
})

describe("the report of a failure", () => {
  it.each(["ECONNREFUSED", "42703", "a".repeat(40)])("has its code: %s", (code) => {
    expect(failureReport(errorWith({ code, stack: "" }))).toEqual({
      name: "Error",
      code,
      said: "no",
      at: [],
    })
  })

  it.each(["", "a b", "a".repeat(41), "x@y", 42, null])(
    "has no code that may be words: %j",
    (code) => {
      expect(failureReport(errorWith({ code, stack: "" }))).toStrictEqual({
        name: "Error",
        said: "no",
        at: [],
      })
    },
  )

  it("is that of what a cause holds", () => {
    expect(failureReport(Cause.fail(errorWith({ stack: "" })))).toMatchObject({
      name: "Error",
      said: "no",
    })
  })

  it.each([
    ["Ali said 'no'", { name: "Unknown", said: "Ali said …", at: [] }],
    [{ _tag: "SoldOut" }, { name: "SoldOut", said: "", at: [] }],
    [{ guest: "Ali" }, { name: "Unknown", said: "", at: [] }],
    [null, { name: "Unknown", said: "", at: [] }],
    [undefined, { name: "Unknown", said: "", at: [] }],
    [42, { name: "Unknown", said: "", at: [] }],
  ])("says little of what is no error: %j", (cause, report) => {
    expect(failureReport(cause)).toEqual(report)
  })
})
