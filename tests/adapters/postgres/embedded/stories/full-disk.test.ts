import type { Database } from "#adapters/postgres/database.ts"
import { copyPrepared } from "#adapters/postgres/embedded/new-folder.ts"
import { ownCache, preparedIn } from "#adapters/postgres/embedded/open-embedded.ts"
import { databaseIn, startPglite } from "#adapters/postgres/embedded/pglite.ts"
import { Effect, Result } from "effect"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { aDiskWithRoom } from "#tests/adapters/postgres/embedded/a-full-disk.ts"

const WRITERS = 3
const READERS = 3
const QUESTIONS = 80
const ALL = (WRITERS + READERS) * QUESTIONS
const MEGABYTE = 1024 * 1024

let folder: string
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "singgah-full-")), "database")
  const prepared = await preparedIn({ cache: ownCache, say: () => undefined })
  await copyPrepared(prepared ?? "", folder)
})
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }))

const asked = <Row>(database: Database, sql: string, words?: ReadonlyArray<unknown>) =>
  Effect.runPromise(Effect.result(database.query<Row>(sql, words)))

/** A letter too random to be made smaller, so that it takes the room that it has. */
const aLetter = (): string => randomBytes(10_000).toString("hex")

let ids = 0

/** Guests write and read at once; each answer is that of its question, or says that there is none. */
const written = async (database: Database) => {
  const kept: Array<number> = []
  const told = { refused: 0, wrong: 0 }
  const insert = "insert into acknowledged values ($1, $2)"
  const write = async (): Promise<void> => {
    const mine = (ids += 1)
    const answer = await asked(database, insert, [mine, aLetter()])
    if (Result.isSuccess(answer)) kept.push(mine)
    else told.refused += 1
  }
  const read = async (at: number): Promise<void> => {
    const mine = kept[at % kept.length] ?? 0
    const answer = await asked<{ id: number }>(
      database,
      "select id from acknowledged where id = $1",
      [mine],
    )
    if (Result.isFailure(answer)) told.refused += 1
    else if (mine > 0 && answer.success[0]?.id !== mine) told.wrong += 1
  }
  const each = async (question: (at: number) => Promise<void>) => {
    for (let at = 0; at < QUESTIONS; at += 1) await question(at)
  }
  await Promise.all([
    ...Array.from({ length: WRITERS }, () => each(write)),
    ...Array.from({ length: READERS }, () => each(read)),
  ])
  return { kept, told }
}

const opened = async (said: Array<string> = []): Promise<Database> =>
  databaseIn(await startPglite(folder), {
    say: (line) => said.push(line),
    onBroken: () => said.push("a new process can open it"),
  })

const isSound = (database: Database): Promise<boolean> =>
  Effect.runPromise(
    Effect.match(Effect.andThen(database.query("select 1"), database.takesWrites), {
      onSuccess: () => true,
      onFailure: () => false,
    }),
  )

const lostOf = async (database: Database, kept: ReadonlyArray<number>) => {
  const rows = database.query<{ id: number }>("select id from acknowledged")
  const ids = new Set((await Effect.runPromise(rows)).map(({ id }) => id))
  return kept.filter((id) => !ids.has(id))
}

const mounted = (room: number) => {
  const disk = aDiskWithRoom(room)
  onTestFinished(disk.unmount)
  return disk
}

const CREATE = "create table acknowledged (id int primary key, letter text)"

describe("a full disk under the embedded database", () => {
  it("refuses what it has no room for, answers the rest rightly, and goes on with room", async () => {
    const database = await opened()
    await asked(database, CREATE)
    const disk = mounted(2 * MEGABYTE)

    const { kept, told } = await written(database)

    expect(told).toEqual({ refused: expect.any(Number), wrong: 0 })
    expect(told.refused).toBeGreaterThan(0)
    expect(await isSound(database)).toBe(false)
    disk.isCleared()
    expect(await isSound(database)).toBe(true)
    expect(Result.isSuccess(await asked(database, "insert into acknowledged values (0, '')"))).toBe(
      true,
    )
    await database.close()
    disk.unmount()
    const again = await opened()
    expect(kept.length).toBeGreaterThan(0)
    expect(await lostOf(again, kept)).toEqual([])
    await again.close()
  })

  it("answers nobody once its log has no room, and has everything after a restart", async () => {
    const said: Array<string> = []
    const database = await opened(said)
    await asked(database, CREATE)
    const before = await written(database)
    const disk = mounted(MEGABYTE)
    await asked(database, "select pg_switch_wal()")

    const { kept, told } = await written(database)

    expect({ kept, told }).toEqual({ kept: [], told: { refused: ALL, wrong: 0 } })
    expect(said).toEqual([expect.stringContaining("broke off and answers nobody until a restart")])
    disk.isCleared()
    await expect.poll(() => said.at(-1)).toBe("a new process can open it")
    expect(await isSound(database)).toBe(false)
    await database.close()
    disk.unmount()
    const again = await opened()
    expect(await lostOf(again, before.kept)).toEqual([])
    expect(await isSound(again)).toBe(true)
    await again.close()
  })
})
