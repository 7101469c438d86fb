import { engineAnswerIn, type EngineMessage } from "#adapters/postgres/embedded/engine-answer.ts"
import { messages } from "@electric-sql/pglite"
import { expect, it } from "vitest"

const TEXT = 25
const INT4 = 23
const DATE = 1082

const ready = new messages.ReadyForQueryMessage(5, "T")
const done = (text: string) => new messages.CommandCompleteMessage(5, text)
const row = (...texts: ReadonlyArray<string | null>) => new messages.DataRowMessage(5, [...texts])
const refused = new messages.DatabaseError("refused", 5, "error")

const described = (...columns: ReadonlyArray<readonly [name: string, type: number]>) => {
  const description = new messages.RowDescriptionMessage(5, columns.length)
  for (const [place, [name, type]] of columns.entries())
    description.fields[place] = { name, dataTypeID: type, format: "text" } as never
  return description
}

const twoColumns = described(["name", TEXT], ["count", INT4])

it.each<readonly [string, ReadonlyArray<EngineMessage>]>([
  ["nothing", []],
  ["no end", [done("SELECT 0")]],
  ["an end before the last message", [done("SELECT 0"), ready, done("SELECT 0")]],
  ["two ends", [done("SELECT 0"), ready, done("SELECT 0"), ready]],
  ["an end alone", [ready]],
  ["rows that are not done", [twoColumns, row("a", "1"), ready]],
])("%s is no answer", (_, said) => {
  expect(engineAnswerIn(said)).toBeNull()
})

it("an answer has what was done last, its status, and no rows where none were described", () => {
  const answer = engineAnswerIn([done("BEGIN"), done("UPDATE 3"), ready])

  expect(answer).toMatchObject({
    command: "UPDATE 3",
    error: undefined,
    isParsed: false,
    status: "T",
  })
  expect(answer?.rows()).toEqual([])
})

it("rows without their description are not read", () => {
  expect(engineAnswerIn([row("a"), done("SELECT 1"), ready])?.rows()).toEqual([])
})

it("each value of a row is read by the type of its column, and null as nothing", () => {
  const types = described(["name", TEXT], ["count", INT4], ["on", DATE])
  const rows = [row("a", "1", "2026-12-24"), row(null, null, null)]

  const answer = engineAnswerIn([messages.parseComplete, types, ...rows, done("SELECT 2"), ready])

  expect(answer?.isParsed).toBe(true)
  expect(answer?.rows()).toEqual([
    { name: "a", count: 1, on: "2026-12-24" },
    { name: null, count: null, on: null },
  ])
})

it("a value that the row lacks is nothing", () => {
  expect(engineAnswerIn([twoColumns, row("a"), done("SELECT 1"), ready])?.rows()).toEqual([
    { name: "a", count: null },
  ])
})

it("of several statements the rows of the last that has any are answered", () => {
  const last = described(["other", TEXT])
  const answer = engineAnswerIn([
    twoColumns,
    row("a", "1"),
    done("SELECT 1"),
    last,
    row("b"),
    done("SELECT 1"),
    done("COMMIT"),
    ready,
  ])

  expect(answer?.rows()).toEqual([{ other: "b" }])
  expect(answer?.command).toBe("COMMIT")
})

it("an error is an answer, also without anything done", () => {
  expect(engineAnswerIn([refused, ready])).toMatchObject({
    error: refused,
    command: "",
    status: "T",
  })
})

it("an empty statement is an answer", () => {
  expect(engineAnswerIn([messages.emptyQuery, ready])).toMatchObject({ command: "" })
})
