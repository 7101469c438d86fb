import { journalTo } from "#adapters/observability/journal.ts"
import { failureReport, withoutWords } from "#adapters/observability/failure-report.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Cause, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const aJournal = (least: "debug" | "info" | "warn" | "error" = "info") => {
  const lines: Array<string> = []
  const clock = movableClock("2026-12-31T16:30:00.000Z")
  return { lines, journal: journalTo({ write: (line) => lines.push(line), least, clock }) }
}

const aRequest = { request: "ab", method: "GET", route: "pages", status: 200, millis: 3.2 }

describe("the journal", () => {
  it("writes one JSON object a line, with its time, level and event", () => {
    const { journal, lines } = aJournal()

    journal.saw(aRequest)

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: "2026-12-31T16:30:00.000Z", level: "info", event: "request", ...aRequest },
    ])
  })

  it.each([
    ["debug", 2],
    ["info", 1],
    ["warn", 0],
  ] as const)("from level %s on writes %i of a page and a file", (least, written) => {
    const { journal, lines } = aJournal(least)

    journal.saw(aRequest)
    journal.saw({ ...aRequest, route: "files" })

    expect(lines).toHaveLength(written)
  })

  it("warns of an answer that was the server's own fault", () => {
    const { journal, lines } = aJournal("warn")

    journal.saw({ ...aRequest, status: 503 })

    expect(lines).toHaveLength(1)
  })

  it("says which work failed, of what kind, and where in the program", () => {
    const { journal, lines } = aJournal()

    journal.failed(
      "jobs",
      Cause.die(Object.assign(new TypeError("no such column"), { code: "42703" })),
    )

    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      where: "jobs",
      error: { name: "TypeError", code: "42703", said: "no such column" },
    })
    expect(lines[0]).toContain("journal.test.ts:")
  })
})

describe("what is told of a failure", () => {
  it.each([
    ['invalid input syntax for type uuid: "Aisyah"', "invalid input syntax for type uuid: …"],
    ['Unexpected token, "Aisyah "B" 880101" is not JSON', "Unexpected token, … is not JSON"],
    ["Key (email)=(aisyah@example.com) exists", "Key … exists"],
    ["no answer from +60 12-345 6789", "no answer from …"],
    ["mail to aisyah@example.com failed", "mail to … failed"],
    ["connect ECONNREFUSED", "connect ECONNREFUSED"],
  ])("leaves out of %s what may be a guest's", (said, told) => {
    expect(withoutWords(said)).toBe(told)
  })

  it("never repeats what a schema did not accept", () => {
    const Party = Schema.Struct({
      adults: Schema.Int,
      name: Schema.String.check(Schema.isMaxLength(3)),
    })

    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{6,20}$/), (marker) => {
        try {
          Schema.decodeUnknownSync(Party)({ adults: marker, name: marker })
        } catch (error) {
          return !JSON.stringify(failureReport(error)).includes(marker)
        }
        return false
      }),
    )
  })

  it("names a failure that is no error by its tag alone", () => {
    expect(failureReport({ _tag: "SoldOut", guest: "Aisyah" })).toEqual({
      name: "SoldOut",
      said: "",
      at: [],
    })
  })
})
