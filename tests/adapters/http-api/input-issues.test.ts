import { inputIssuesOf } from "#adapters/http-api/input-issues.ts"
import { HidingReason } from "#core/guest-score/review.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"

const issuesOf = (
  schema: Schema.Constraint,
  value: unknown,
  onExcessProperty: "ignore" | "error" = "ignore",
) => {
  const read = Schema.decodeUnknownResult(schema as Schema.ConstraintDecoder<unknown>, {
    errors: "all",
    onExcessProperty,
  })(value)
  return Result.isFailure(read) ? inputIssuesOf(read.failure.issue) : []
}

const Named = Schema.Struct({ name: Schema.String })
const Rooms = Schema.Struct({ rooms: Schema.Array(Schema.Struct({ units: Schema.Int })) })
const One = Schema.Struct({ one: Schema.Int })
const Other = Schema.Struct({ other: Schema.Int })

describe("what is wrong with an input", () => {
  it.each<readonly [code: string, schema: Schema.Constraint, value: unknown]>([
    ["WrongType", Schema.String, 1],
    ["OutOfRange", Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 3 })), 4],
    ["OutOfRange", Schema.Number.check(Schema.isGreaterThanOrEqualTo(2)), 1],
    ["OutOfRange", Schema.Number.check(Schema.isLessThanOrEqualTo(2)), 3],
    ["NotWhole", Schema.Int, 1.5],
    ["WrongFormat", Schema.String.check(Schema.isPattern(/^a$/)), "b"],
    ["TooShort", Schema.String.check(Schema.isMinLength(2)), "b"],
    ["TooLong", Schema.String.check(Schema.isMaxLength(2)), "abc"],
    ["Invalid", Schema.Number.check(Schema.isMultipleOf(2)), 3],
    ["Ambiguous", Schema.Union([One, Other], { mode: "oneOf" }), { one: 1, other: 2 }],
  ])("is named %s", (code, schema, value) => {
    expect(issuesOf(schema, value)).toEqual([{ path: "", code }])
  })

  it("is named by the field that is missing, or that is none of those there are", () => {
    expect(issuesOf(Named, {})).toEqual([{ path: "name", code: "Missing" }])
    expect(issuesOf(Named, { name: "a", other: 1 }, "error")).toEqual([
      { path: "other", code: "Unexpected" },
    ])
  })

  it("has the path to it, step by step", () => {
    expect(issuesOf(Rooms, { rooms: [{ units: 1 }, { units: 0.5 }, {}] })).toEqual([
      { path: "rooms.1.units", code: "NotWhole" },
      { path: "rooms.2.units", code: "Missing" },
    ])
  })

  it("is named by a code, never by what may be chosen, where it is none of the choices", () => {
    expect(issuesOf(HidingReason, "boredom")).toEqual([{ path: "", code: "InvalidValue" }])
    expect(
      issuesOf(Schema.Struct({ level: Schema.NullOr(Schema.Literal(1)) }), { level: 2 }),
    ).toEqual([{ path: "level", code: "InvalidValue" }])
  })
})

describe("a rule of the product's own", () => {
  const checked = (said: string) =>
    Schema.String.check(Schema.makeFilter((text: string) => text === "right" || said))

  it("names its code itself", () => {
    expect(issuesOf(checked("NotRight"), "wrong")).toEqual([{ path: "", code: "NotRight" }])
    expect(issuesOf(CalendarDate, "2026-02-30")).toEqual([{ path: "", code: "NotADate" }])
  })

  it.each(["is not right", "notRight", "Not1", "A"])(
    "is not named by %j, which is no code",
    (said) => {
      expect(issuesOf(checked(said), "wrong")).toEqual([{ path: "", code: "Invalid" }])
    },
  )

  it("names the field that it is about", () => {
    const Same = Schema.Struct({ one: Schema.String, other: Schema.String }).check(
      Schema.makeFilter(({ one, other }: { one: string; other: string }) =>
        one === other ? undefined : { path: ["other"], issue: "NotTheSame" },
      ),
    )

    expect(issuesOf(Same, { one: "a", other: "b" })).toEqual([
      { path: "other", code: "NotTheSame" },
    ])
  })
})
