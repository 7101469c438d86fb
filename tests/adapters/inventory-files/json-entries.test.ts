import { jsonEntries } from "#adapters/inventory-files/json-entries.ts"
import { describe, expect, test } from "vitest"
import { allOf, inPieces } from "./a-keeper.ts"

const entriesIn = (text: string) => allOf(jsonEntries(inPieces(text, 3)))

describe("the entries of a file", () => {
  test("are each on a line, told by its number", async () => {
    expect(await entriesIn('\uFEFF{"a":1}\r\n\n  \n {"b":2} \n{"c":3}')).toEqual([
      { line: 1, json: '{"a":1}' },
      { line: 4, json: '{"b":2}' },
      { line: 5, json: '{"c":3}' },
    ])
  })

  test("may be on several lines, with empty ones between", async () => {
    expect(await entriesIn('{  \n  "a": 1,\n\n\t"b": 2\n}\n{"c":3}\n')).toEqual([
      { line: 1, json: '{\n  "a": 1,\n\n\t"b": 2\n}' },
      { line: 6, json: '{"c":3}' },
    ])
  })

  test("end where a line begins that is not indented", async () => {
    expect(await entriesIn('{\n  "a": 1\n{"b":2}\n{\n  "c": 3\n{\n}\n}')).toEqual([
      { line: 1, json: '{\n  "a": 1' },
      { line: 3, json: '{"b":2}' },
      { line: 4, json: '{\n  "c": 3' },
      { line: 6, json: "{\n}" },
      { line: 8, json: "}" },
    ])
  })

  test("keep a byte order mark that is within a line", async () => {
    expect(await entriesIn('\uFEFF{"a":"\uFEFF1"}')).toEqual([{ line: 1, json: '{"a":"\uFEFF1"}' }])
  })

  test("end with the file", async () => {
    expect(await entriesIn('{\n  "a": 1\n\n')).toEqual([{ line: 1, json: '{\n  "a": 1' }])
    expect(await entriesIn("")).toEqual([])
  })
})
