import {
  configured,
  exitAfter,
  onStore,
  operate,
  say,
  stop,
} from "#adapters/command-line/operator/operator.ts"
import { LETTERS_USAGE } from "#adapters/command-line/guests/letters-run.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { aStoreOfCommands } from "./a-store-of-commands.ts"

const opening = vi.hoisted(() => ({ container: null as unknown, notes: [] as Array<unknown> }))

vi.mock(import("#adapters/bindings/server/open-store.ts"), () => ({
  openStore: (async (
    { databaseUrl }: { readonly databaseUrl: string | null },
    { say: tell }: { readonly say: (line: string) => void },
  ) => {
    opening.notes.push(["opened", databaseUrl])
    tell("the store is opened")
    return {
      container: opening.container,
      close: async () => void opening.notes.push("closed"),
    }
  }) as never,
}))

const { argv, exitCode } = process
const umask = process.umask()
let said: Array<string>
let complained: Array<string>
let ended: Array<unknown>

beforeEach(() => {
  said = []
  complained = []
  ended = []
  opening.container = aStoreOfCommands().store
  opening.notes = []
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(line))
  vi.spyOn(console, "error").mockImplementation((line) => void complained.push(line))
  vi.spyOn(process, "exit").mockImplementation((code) => void ended.push(code) as never)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.argv = argv
  process.exitCode = exitCode
  process.umask(umask)
})

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-operator-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv("DATA_DIR", folder)
  return folder
}

/** What comes of a command that is given at this command line. */
const operated = async (command: Parameters<typeof operate>[0], words: string) => {
  process.argv = ["node", "command.ts", ...words.split(" ")]
  await operate(command)
  return process.exitCode
}

it("a command that cannot be carried out says all that is wrong, and ends with 2", () => {
  stop(["The first.", "The second."])

  expect(complained).toEqual(["The first.", "The second."])
  expect(said).toEqual([])
  expect(ended).toEqual([2])
})

it("the settings of the process are read, or end it with what is wrong with them", () => {
  vi.stubEnv("PORT", "4321")
  expect(configured().port).toBe(4321)
  expect(ended).toEqual([])

  vi.stubEnv("PORT", "none")
  configured()
  expect(complained).toEqual([expect.stringContaining("PORT")])
  expect(ended).toEqual([2])
})

it("work ends with its code, or with what it died of", async () => {
  await exitAfter(Promise.resolve(1))
  expect(process.exitCode).toBe(1)
  expect(ended).toEqual([])

  await exitAfter(Promise.reject(new Error("no store")))
  await exitAfter(Promise.reject("only a text"))
  expect(complained).toEqual(["no store", "only a text"])
  expect(ended).toEqual([2, 2])
})

it("a store is lent for some work, and closed whatever comes of it", async () => {
  aFolder()

  expect(await onStore(async (store) => store === opening.container)).toBe(true)
  expect(said).toEqual(["the store is opened"])
  expect(opening.notes).toEqual([["opened", null], "closed"])
  await expect(onStore(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  expect(opening.notes).toEqual([["opened", null], "closed", ["opened", null], "closed"])
})

it("a line is said as it is", () => {
  say("One line")

  expect(said).toEqual(["One line"])
})

it("words that ask for nothing are answered with the usage, before any store is opened", async () => {
  aFolder()

  await operated("letters", "drop")

  expect(complained).toEqual([LETTERS_USAGE])
  expect(ended).toEqual([2])
  expect(opening.notes).toEqual([])
})

it("a command without a store writes what nobody else may read", async () => {
  const file = join(aFolder(), "one.jsonl")

  expect(await operated("inventory", `generate --properties 1 --out ${file}`)).toBe(0)
  expect(said).toEqual([`1 property written to ${file}`])
  expect(readFileSync(file, "utf8")).toContain('"slug"')
  expect(process.umask()).toBe(0o077)
  expect(opening.notes).toEqual([])
})

it.each([
  ["", "http://localhost:4321"],
  ["https://stay.example", "https://stay.example"],
])(
  "where no site runs, the store is opened here, and the site is that of %j",
  async (url, site) => {
    aFolder()
    vi.stubEnv("PORT", "4321")
    vi.stubEnv("PUBLIC_URL", url)
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1")
    for (const [name, value] of Object.entries(publicCompany)) vi.stubEnv(name, value)

    expect(await operated("channels", "address rumah-kenanga garden")).toBe(0)
    expect(said[1]?.startsWith(`${site}/calendars/`)).toBe(true)
    expect(opening.notes).toEqual([["opened", null], "closed"])
  },
)

it("a PostgreSQL is opened here", async () => {
  aFolder()
  vi.stubEnv("DATABASE_URL", "postgresql://127.0.0.1:1/singgah")

  expect(await operated("letters", "list")).toBe(0)
  expect(said).toEqual(["the store is opened", "0 given up"])
  expect(opening.notes).toEqual([["opened", "postgresql://127.0.0.1:1/singgah"], "closed"])
})
