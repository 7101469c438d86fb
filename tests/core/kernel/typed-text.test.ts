import { readableOf } from "#core/kernel/characters.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { coded, singleLine, multiLine } from "#core/kernel/typed-text.ts"
import { inputIssuesOf } from "#adapters/http-api/input-issues.ts"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const codesOf = (schema: ReturnType<typeof singleLine>, text: string): ReadonlyArray<string> => {
  const read = Schema.decodeUnknownResult(schema, { errors: "all" })(text)
  return Result.isSuccess(read) ? [] : inputIssuesOf(read.failure.issue).map(({ code }) => code)
}

describe("a line from outside", () => {
  it.each(["", "Ipoh", "王小明", "🏝🏝", "12345"])("may be %j", (text) => {
    expect(codesOf(singleLine(5), text)).toEqual([])
  })

  it("says that it is too long", () => {
    expect(codesOf(singleLine(5), "123456")).toEqual(["TextTooLong"])
    expect(codesOf(singleLine(5), "🏝🏝🏝")).toEqual(["TextTooLong"])
  })

  it.each(["\u0000", "a\u001b", "a\nb", "a\tb", "\ud800", "\udc00a", "a\u202e"])(
    "says that nobody can read %j",
    (text) => {
      expect(codesOf(singleLine(5), text)).toEqual(["TextUnreadable"])
    },
  )

  it("says its bound to whoever reads the contract", () => {
    const { schema } = Schema.toJsonSchemaDocument(singleLine(bounds.email))

    expect(JSON.stringify(schema)).toContain('"maxLength":254')
  })
})

it("an id is of one length, and says so with its pattern", () => {
  const id = coded(/^[0-9a-z]{3}$/, 3)

  expect(Schema.is(id)("a1b")).toBe(true)
  expect(["a1", "a1b2", "A1B", "a\u00001"].filter(Schema.is(id))).toEqual([])
  expect(JSON.stringify(Schema.toJsonSchemaDocument(id).schema)).toMatch(
    /"pattern":"\^\[0-9a-z\]\{3\}\$".*"minLength":3,"maxLength":3/,
  )
})

describe("lines from outside", () => {
  it.each(["a\nb", "a\r\nb", "a\tb"])("may be %j", (text) => {
    expect(codesOf(multiLine(5), text)).toEqual([])
  })

  it.each(["a\n\u0000", "\ud800\nb"])("cannot be %j", (text) => {
    expect(codesOf(multiLine(5), text)).toEqual(["TextUnreadable"])
  })

  it("are bounded together", () => {
    expect(codesOf(multiLine(5), "12\n456")).toEqual(["TextTooLong"])
  })
})

it.each([
  ["Ipoh", 10, "Ipoh"],
  ["Ipoh", 2, "Ip"],
  ["I\u0000p\no\ud800h", 10, "Ipoh"],
  ["🏝🏝", 3, "🏝"],
])("%j of at most %i units is sent as %j", (text, most, sent) => {
  expect(readableOf(text, most)).toBe(sent)
})
