import { runPostgresProgram } from "#adapters/postgres/backup/postgres-programs.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { expect, it, onTestFinished, vi } from "vitest"
import { aFakeProgram } from "./a-fake-program.ts"

const refusalOf = (url: string, program: "pg_dump" | "pg_restore" = "pg_dump") =>
  runPostgresProgram({ program, url, options: [] }).then(
    () => null,
    (error: unknown) => error as DatabaseRefused,
  )

it.each([
  {
    of: "is kept out of the command line",
    url: "postgres://me:open%20sesame@db.test:5433/stays?sslmode=require",
    address: "postgres://me@db.test:5433/stays?sslmode=require",
    password: "open sesame",
  },
  {
    of: "that nobody has is none",
    url: "postgres://me@db.test/stays",
    address: "postgres://me@db.test/stays",
    password: "of the surroundings",
  },
  {
    of: "is not looked for in what is no address",
    url: "host=db.test dbname=stays",
    address: "host=db.test dbname=stays",
    password: "of the surroundings",
  },
])("a password $of", async ({ url, address, password }) => {
  vi.stubEnv("PGPASSWORD", "of the surroundings")
  const call = aFakeProgram("pg_dump")

  await runPostgresProgram({ program: "pg_dump", url, options: ["--one", "--two=a b"] })

  expect(call()).toEqual({ options: ["--one", "--two=a b", "-d", address], password })
})

it("finds the program in the PATH, among what else the surroundings say", async () => {
  vi.stubEnv("PGPASSWORD", undefined)
  const call = aFakeProgram("pg_restore")

  await runPostgresProgram({ program: "pg_restore", url: "postgres://db.test/x", options: [] })

  expect(call()).toEqual({ options: ["-d", "postgres://db.test/x"], password: "" })
})

it("takes an answer of half a megabyte", async () => {
  aFakeProgram("pg_dump", "head -c 524288 /dev/zero")

  expect(await refusalOf("postgres://db.test/x")).toBeNull()
})

it.each([
  ["the last line that it wrote", "printf 'first\\nlast words\\n\\n' >&2; exit 1", "last words"],
  ["its only line", "printf 'alone' >&2; exit 3", "alone"],
])("says why a program failed, by %s", async (_, does, reason) => {
  aFakeProgram("pg_dump", does)

  const refusal = await refusalOf("postgres://db.test/x")

  expect(refusal).toBeInstanceOf(DatabaseRefused)
  expect(refusal?.message).toBe(`pg_dump failed: ${reason}`)
  expect(refusal?.cause).toMatchObject({ code: expect.any(Number) })
})

it("says how a program was called that failed without a word", async () => {
  aFakeProgram("pg_restore", "exit 1")

  expect((await refusalOf("postgres://db.test/x", "pg_restore"))?.message).toBe(
    "pg_restore failed: Error: Command failed: pg_restore -d postgres://db.test/x\n",
  )
})

it("says what to install where there is no such program", async () => {
  vi.stubEnv("PATH", "/nowhere")
  onTestFinished(() => void vi.unstubAllEnvs())

  const refusal = await refusalOf("postgres://db.test/x")

  expect(refusal?.message).toBe(
    "There is no pg_dump: install the client programs of PostgreSQL, in the server's version, and have them in the PATH.",
  )
  expect(refusal?.cause).toMatchObject({ code: "ENOENT" })
})
