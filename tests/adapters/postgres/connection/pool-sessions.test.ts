import {
  beginningOn,
  canBeAsked,
  greet,
  rolledBack,
  sessionOver,
  singleQuestions,
} from "#adapters/postgres/connection/pool-sessions.ts"
import { describe, expect, it } from "vitest"
import { aClient, SILENCE } from "./a-client.ts"

const LIMITS = [
  "statement_timeout = 10000",
  "lock_timeout = 8000",
  "idle_in_transaction_session_timeout = 30000",
]
const setBy = (set: string) => LIMITS.map((limit) => `${set} ${limit};`).join(" ")
const BEGIN = `begin; ${setBy("set local")}`
/** One that a pooler lends, which answers under another number. */
const aLentClient = async (errors: Readonly<Record<string, Error>> = {}) => {
  const lent = aClient(errors, 8)
  await greet(lent.client)
  lent.asked.splice(0)
  return lent
}

const named = { text: "select $1", name: "n", values: ["x"] }

describe("a session of our own", () => {
  it("is given its limits when it is greeted", async () => {
    const { client, asked } = aClient()

    await greet(client)

    expect(asked).toEqual([
      { text: "select pg_backend_pid() as pid", query_timeout: 12_000 },
      { text: setBy("set"), query_timeout: 12_000 },
    ])
    expect(beginningOn(client)).toBe("begin")
  })

  it("is asked by name, and waited for a little longer than a statement may last", async () => {
    const { client, asked } = aClient()

    await sessionOver(client).query(named)

    expect(asked).toEqual([{ ...named, query_timeout: 12_000 }])
  })

  it("has all the time it needs once it says so", async () => {
    const { client, asked } = aClient()
    const session = sessionOver(client)

    for (const text of [
      "set statement_timeout = 05",
      "set local statement_timeout = 0",
      "select 1",
    ])
      await session.query({ text })

    expect(asked.map(({ query_timeout }) => query_timeout)).toEqual([12_000, undefined, undefined])
  })

  it("is asked no more once it did not answer in time", async () => {
    const { client } = aClient({ slow: SILENCE, wrong: new Error("wrong") })

    await expect(sessionOver(client).query({ text: "wrong" })).rejects.toThrow("wrong")
    expect(canBeAsked(client)).toBe(true)
    await expect(sessionOver(client).query({ text: "slow" })).rejects.toThrow(SILENCE)
    expect(canBeAsked(client)).toBe(false)
  })

  it("is asked single questions as they are", async () => {
    const { pool, asked, released } = aClient()

    await singleQuestions(pool).query(named)

    expect(asked).toEqual([{ ...named, query_timeout: 12_000 }])
    expect(released).toEqual([[]])
  })

  it("is closed after a single question that failed", async () => {
    const { pool, released } = aClient({ [named.text]: new Error("wrong") })

    await expect(singleQuestions(pool).query(named)).rejects.toThrow("wrong")

    expect(released).toEqual([[true]])
  })
})

describe("a session that a pooler lends", () => {
  it("is left without limits and names of ours", async () => {
    const { client, asked } = await aLentClient()

    await sessionOver(client).query(named)
    await sessionOver(client).query({ text: "select 1", name: "m" })

    expect(asked).toEqual([
      { text: "select $1", values: ["x"], query_timeout: 12_000 },
      { text: "select 1", query_timeout: 12_000 },
    ])
    expect(beginningOn(client)).toBe(BEGIN)
  })

  it("answers a single question in a transaction that has the limits", async () => {
    const { pool, asked, texts } = await aLentClient()

    await singleQuestions(pool).query(named)

    expect(texts()).toEqual([BEGIN, "select $1", "commit"])
    expect(asked[1]).toEqual({ text: "select $1", values: ["x"], query_timeout: 12_000 })
  })

  it("answers what start and upkeep ask in no transaction, and in its own time", async () => {
    const { pool, asked } = await aLentClient()

    await singleQuestions(pool).query({ text: "vacuum" })

    expect(asked).toEqual([{ text: "vacuum" }])
  })

  it("takes a transaction back like any other", async () => {
    const { client, texts } = await aLentClient()

    await rolledBack(client)

    expect(texts()).toEqual(["rollback"])
  })
})
