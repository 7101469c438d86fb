import type { Database } from "#adapters/postgres/database.ts"
import { postgresSandboxShelf } from "#adapters/postgres/sandbox-shelf.postgres.ts"
import { aPgliteStore, aPostgresStore } from "#tests/support/stores.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

describe.each([
  ["PGlite", aPgliteStore],
  ["PostgreSQL", aPostgresStore],
])("the sandbox's shelf in %s", (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it("is empty where nobody has put anything", async () => {
    const { change } = postgresSandboxShelf(database)

    expect(await change("new", (kept) => ({ keep: null, answer: kept }))).toBeNull()
  })

  it("loses nothing when many change one text at once", async () => {
    const { change } = postgresSandboxShelf(database)
    const add = () =>
      change("counter", (kept) => ({ keep: String(Number(kept ?? 0) + 1), answer: null }))

    await Promise.all(Array.from({ length: 20 }, add))

    expect(await change("counter", (kept) => ({ keep: null, answer: kept }))).toBe("20")
  })

  it("keeps what it had when a step fails", async () => {
    const { change } = postgresSandboxShelf(database)
    await change("safe", () => ({ keep: "before", answer: null }))
    const failing = change("safe", () => {
      throw new Error("a broken step")
    })

    await expect(failing).rejects.toThrow("a broken step")
    expect(await change("safe", (kept) => ({ keep: null, answer: kept }))).toBe("before")
  })
})
