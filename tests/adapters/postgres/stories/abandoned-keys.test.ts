import { onceByKey } from "#adapters/http-server/once-by-key.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { migrated } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { opened, wanted } from "./work-on-a-key.ts"

const HOUR_MS = 3_600_000
const program = fileURLToPath(new URL("./work-on-a-key.ts", import.meta.url))

const aFolder = async (): Promise<string> => {
  const place = mkdtempSync(join(tmpdir(), "singgah-keys-"))
  onTestFinished(() => rmSync(place, { recursive: true }))
  return join(place, "database")
}

/** A process that is killed while it works on the key. */
const killedAtWork = async (place: string): Promise<void> => {
  const child = spawn(process.execPath, [program, place], { stdio: ["ignore", "pipe", "inherit"] })
  onTestFinished(() => void (child.exitCode ?? child.signalCode ?? child.kill("SIGKILL")))
  const [said] = (await once(child.stdout, "data")) as [Buffer]
  expect(said.toString()).toBe("working\n")
  child.kill("SIGKILL")
  await once(child, "close")
}

const answer = { status: 200, headers: {}, body: "done by the next" }

describe.each([
  ["PGlite", aFolder],
  ["PostgreSQL", aPostgresDatabase],
])("a key on %s whose process was killed", (_, aPlace) => {
  afterEach(() => vi.useRealTimers())

  it("is taken over by the next call, though the clock was set back by an hour", async () => {
    const place = await aPlace()
    await (await migrated(await opened(place))).close()
    await killedAtWork(place)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - HOUR_MS })
    const database = await opened(place)
    onTestFinished(() => database.close())
    let works = 0
    const work = Effect.sync(() => {
      works += 1
      return answer
    })
    const ask = () => Effect.runPromise(onceByKey(postgresStoredAnswers(database))(wanted, work))

    expect(await Promise.all([ask(), ask()])).toEqual([answer, answer])
    expect(works).toBe(1)
  })
})
