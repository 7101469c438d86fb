import { connectionOver, type Question } from "#adapters/postgres/connection/pool-connection.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Exit } from "effect"
import { expect, it } from "vitest"

/** A connection that answers with rows or fails, with what it was asked and what was reported. */
const aConnection = (error?: Error) => {
  const asked: Array<Question> = []
  const troubles: Array<unknown> = []
  const query = async (question: Question) => {
    asked.push(question)
    if (error) throw error
    return { rows: [{ one: 1 }], command: "SELECT" }
  }
  const connection = connectionOver({ query }, (trouble) => troubles.push(trouble))
  return { connection, asked, troubles }
}

it("names a statement with parameters after its text, and gives them as text", async () => {
  const { connection, asked } = aConnection()

  const rows = await Effect.runPromise(connection.query("select $1", [1]))
  await Effect.runPromise(connection.query("select $1", [null]))
  await Effect.runPromise(connection.query("select $2", []))

  expect(rows).toEqual([{ one: 1 }])
  expect(asked.map(({ values }) => values)).toEqual([["1"], [null], []])
  expect(asked[0]?.name).toMatch(/^[\w-]{27}$/)
  expect(asked[1]?.name).toBe(asked[0]?.name)
  expect(asked[2]?.name).not.toBe(asked[0]?.name)
})

it("names no statement without parameters", async () => {
  const { connection, asked } = aConnection()

  await Effect.runPromise(connection.query("vacuum"))

  expect(asked).toEqual([{ text: "vacuum" }])
})

it("tells trouble of the database from a question that cannot be, and reports both", async () => {
  const trouble = Object.assign(new Error("down"), { code: "57P01" })
  const mistake = Object.assign(new Error("no such table"), { code: "42P01" })
  const [down, wrong] = [aConnection(trouble), aConnection(mistake)]

  const failed = await Effect.runPromise(Effect.flip(down.connection.query("select 1")))
  const exit = await Effect.runPromiseExit(wrong.connection.query("select 1"))

  expect(failed).toBeInstanceOf(StoreUnreachable)
  expect(Exit.hasDies(exit)).toBe(true)
  expect([down.troubles, wrong.troubles]).toEqual([[trouble], [mistake]])
})
