import { databaseOver } from "#adapters/postgres/connection/pool-database.ts"
import { Effect } from "effect"
import { EventEmitter } from "node:events"
import type { Pool } from "pg"
import { expect, it } from "vitest"

/** A pool that notes what it is asked and when it ends. */
const aPool = (name: string, done: Array<string>) => {
  const query = async (question: { readonly text: string }) => {
    done.push(`${name}: ${question.text}`)
    return { rows: [{ one: 1 }], command: question.text.toUpperCase() }
  }
  const client = Object.assign(new EventEmitter(), {
    query,
    release: () => void done.push(`${name}: released`),
  })
  const pool = Object.assign(new EventEmitter(), {
    query,
    connect: async () => client,
    end: async () => void done.push(`${name}: ended`),
  })
  return { client, pool: pool as unknown as Pool & EventEmitter }
}

const opened = () => {
  const done: Array<string> = []
  const [transactions, questions] = [aPool("transactions", done), aPool("questions", done)]
  const pools = { transactions: transactions.pool, questions: questions.pool }
  return { done, transactions, questions, database: databaseOver(pools) }
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

it("asks questions and does transactions each in their pool", async () => {
  const { done, database } = opened()

  expect(await run(database.query("select 1"))).toEqual([{ one: 1 }])
  expect(done.every((one) => one.startsWith("questions: "))).toBe(true)
  done.length = 0
  await run(database.inTransaction(({ query }) => query("select 2")))

  expect(done.filter((one) => one.startsWith("questions: "))).toEqual([])
  expect(done).toContain("transactions: select 2")
  expect(done.at(-1)).toBe("transactions: released")
})

it("outlives what happens to connections that nobody asks anything", () => {
  const { transactions, questions } = opened()

  for (const { pool, client } of [transactions, questions]) {
    expect(() => pool.emit("error", new Error("terminated"))).not.toThrow()
    expect(() => client.emit("error", new Error("reset"))).toThrow("reset")
    pool.emit("connect", client)
    expect(() => client.emit("error", new Error("reset"))).not.toThrow()
  }
})

it("says that it takes writes, and ends each pool once", async () => {
  const { done, transactions, database } = opened()

  expect(await run(database.takesWrites)).toBeUndefined()
  await database.close()
  expect(done).toEqual(["transactions: ended", "questions: ended"])
  done.length = 0
  await databaseOver({ transactions: transactions.pool, questions: transactions.pool }).close()

  expect(done).toEqual(["transactions: ended"])
})
