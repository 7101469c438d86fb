import type { Connection } from "#adapters/postgres/database.ts"
import { claimedIn, keyStateIn } from "#adapters/postgres/key-state.ts"
import type { AnswerRow } from "#adapters/postgres/stored-answers.sql.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { NOT_ASKED_FOR } from "./an-answering-database.ts"

const call = { key: "key 1", owner: "me", request: "hash", dead: "gone 3" } as const

const row: AnswerRow = {
  key: "key 1",
  request: "hash",
  owner: "another",
  beat: 4,
  status: null,
  headers: null,
  body: null,
}

/** A connection that answers one question after the other with these rows, and what it is asked. */
const answeringInTurn = (...answers: ReadonlyArray<ReadonlyArray<unknown>>) => {
  const asked: Array<unknown> = []
  const connection: Connection = {
    query: <Row>(sql: string, parameters?: ReadonlyArray<unknown>) =>
      Effect.sync(() => {
        asked.push([/^\w+/.exec(sql)?.[0], parameters])
        return (answers[asked.length - 1] ?? []) as ReadonlyArray<Row>
      }),
  }
  return { asked, connection }
}

const answered = { ...row, status: 201 }

it.each<readonly [string, AnswerRow, object]>([
  ["a key that another request has", { ...row, request: "other" }, { kind: "otherRequest" }],
  ["the answer to another request", { ...answered, request: "other" }, { kind: "otherRequest" }],
  ["a key that is being answered", row, { kind: "busy", sign: "another 4" }],
  [
    "an answer without a word",
    answered,
    { kind: "answered", answer: { status: 201, headers: {}, body: "" } },
  ],
  [
    "an answer",
    { ...answered, headers: { etag: "1" }, body: "{}" },
    { kind: "answered", answer: { status: 201, headers: { etag: "1" }, body: "{}" } },
  ],
])("tells %s", async (_, found, state) => {
  expect(await Effect.runPromise(keyStateIn(answeringInTurn([found]).connection, call))).toEqual(
    state,
  )
})

it("tells that a key is free, and nothing about another", async () => {
  const other = answeringInTurn([{ ...row, key: "key 2" }]).connection

  expect(await Effect.runPromise(keyStateIn(answeringInTurn([]).connection, call))).toBeNull()
  await expect(Effect.runPromise(keyStateIn(other, call))).rejects.toThrow(NOT_ASKED_FOR)
})

const CLAIM = ["insert", ["key 1", "hash", "me", "gone 3"]]
const LOOK = ["select", ["key 1"]]

it("claims a key without looking further", async () => {
  const { asked, connection } = answeringInTurn([{ key: "key 1" }])

  expect(await Effect.runPromise(claimedIn(connection, call))).toEqual({ kind: "yours" })
  expect(asked).toEqual([CLAIM])
})

it("says whose a key is that it could not claim", async () => {
  const { asked, connection } = answeringInTurn([], [row])

  expect(await Effect.runPromise(claimedIn(connection, call))).toEqual({
    kind: "busy",
    sign: "another 4",
  })
  expect(asked).toEqual([CLAIM, LOOK])
})

it("claims a key again that was forgotten between the two questions", async () => {
  const { asked, connection } = answeringInTurn([], [], [{ key: "key 1" }])

  expect(await Effect.runPromise(claimedIn(connection, call))).toEqual({ kind: "yours" })
  expect(asked).toEqual([CLAIM, LOOK, CLAIM])
})
