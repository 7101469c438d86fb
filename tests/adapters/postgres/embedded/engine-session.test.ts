import { engineSession } from "#adapters/postgres/embedded/engine-session.ts"
import { pgliteInMemory } from "#tests/support/pglite-in-memory.ts"
import type { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

let pglite: PGlite
beforeAll(async () => {
  pglite = (await pgliteInMemory()).pglite
})
afterAll(() => pglite.close())

type Ask = PGlite["execProtocolRawStream"]

/** The engine with what it writes changed on the way. */
const saying = (change: (bytes: Uint8Array) => ReadonlyArray<Uint8Array>): PGlite => {
  const execProtocolRawStream: Ask = (message, options) =>
    pglite.execProtocolRawStream(message, {
      ...options,
      onRawData: (bytes) => change(bytes.slice()).forEach(options.onRawData),
    })
  return { execProtocolRawStream } as PGlite
}

const broken: ReadonlyArray<readonly [string, (bytes: Uint8Array) => ReadonlyArray<Uint8Array>]> = [
  ["says nothing", () => []],
  ["does not come to an end", (bytes) => [bytes.subarray(0, -6)]],
  ["breaks off within a message", (bytes) => [bytes.subarray(0, -1)]],
  ["says two answers", (bytes) => [bytes, bytes]],
  ["says only that it is ready", (bytes) => [bytes.subarray(-6)]],
]

it.each(broken)("asks no more an engine that %s", async (_, change) => {
  let isBroken = true
  const session = engineSession(saying((bytes) => (isBroken ? change(bytes) : [bytes])))

  await expect(session.query({ text: "select 1" })).rejects.toThrow("broke off")
  isBroken = false

  await expect(session.query({ text: "select 1" })).rejects.toThrow("has failed")
})

it("hears an answer that comes in pieces", async () => {
  const bytewise = saying((bytes) => Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))
  const question = { text: "select $1::text as a, null as b", name: "pieces", values: ["x"] }

  const answer = await engineSession(bytewise).query(question)

  expect(answer).toEqual({ rows: [{ a: "x", b: null }], command: "SELECT 1" })
})

it("has a named statement parsed once, and again only when that failed", async () => {
  const asked = vi.fn<Ask>((message, options) => pglite.execProtocolRawStream(message, options))
  const session = engineSession({ execProtocolRawStream: asked as Ask } as PGlite)
  const divide = (by: string) =>
    session.query({ text: "select 1 / $1::int as one", name: "divide", values: [by] })
  const PARSE = "P".charCodeAt(0)

  await expect(divide("0")).rejects.toMatchObject({ code: "22012" })
  await divide("1")
  await expect(session.query({ text: "select nothing", name: "new" })).rejects.toThrow("nothing")
  await expect(session.query({ text: "select nothing", name: "new" })).rejects.toThrow("nothing")

  const parsed = asked.mock.calls.map(([message]) => message[0] === PARSE)
  expect(parsed).toEqual([true, false, true, true])
})

it("tells of a transaction that is open, also when it failed", async () => {
  const session = engineSession(pglite)

  const open = async (text: string) => {
    await session.query({ text }).catch(() => undefined)
    return session.isInTransaction()
  }

  expect(await open("select 1")).toBe(false)
  expect(await open("begin")).toBe(true)
  expect(await open("select nothing")).toBe(true)
  expect(await open("rollback")).toBe(false)
})
