import { tokens } from "#adapters/bindings/server/tokens.ts"
import { operate } from "#adapters/command-line/operator/operator.ts"
import { serveOperators } from "#adapters/command-line/operator/operator-server.ts"
import { Effect } from "effect"
import { Container } from "inversify"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { aStoreOfCommands, aWaitingAccount } from "./a-store-of-commands.ts"

const opened = vi.hoisted(() => [] as Array<string>)

vi.mock(import("#adapters/bindings/server/open-store.ts"), () => ({
  openStore: (async ({ databaseUrl }: { readonly databaseUrl: string | null }) => {
    opened.push(String(databaseUrl))
    return { container: aStoreOfCommands().store, close: async () => undefined }
  }) as never,
}))

const { argv, exitCode } = process
const umask = process.umask()
let said: Array<string>
let complained: Array<string>
/** Who listens to the keyboard now, each by what it waits for. */
let listening: Array<readonly [string, () => void]>
let paused: number

beforeEach(() => {
  said = []
  complained = []
  listening = []
  paused = 0
  opened.length = 0
  const { stdin } = process
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(line))
  vi.spyOn(console, "error").mockImplementation((line) => void complained.push(line))
  vi.spyOn(stdin, "on").mockImplementation((event, heard) => {
    listening.push([String(event), heard as () => void])
    return stdin
  })
  vi.spyOn(stdin, "off").mockImplementation((event, heard) => {
    listening = listening.filter(([name, one]) => name !== event || one !== heard)
    return stdin
  })
  vi.spyOn(stdin, "pause").mockImplementation(() => {
    paused += 1
    return stdin
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.argv = argv
  process.exitCode = exitCode
  process.umask(umask)
})

/** A site that runs in a folder of its own, which is the folder of this process's commands too. */
const aRunningSite = async (container: Container) => {
  const dataDir = mkdtempSync(join(tmpdir(), "singgah-operator-"))
  vi.stubEnv("DATA_DIR", dataDir)
  const site = await serveOperators({
    dataDir,
    container,
    tell: () => undefined,
    site: "https://stays.test",
  })
  onTestFinished(async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

const operated = async (command: Parameters<typeof operate>[0], words: string) => {
  process.argv = ["node", "command.ts", ...words.split(" ")]
  await operate(command)
  return process.exitCode
}

it("a running site does the command, and says its lines and its code here", async () => {
  await aRunningSite(aStoreOfCommands().store)

  expect(await operated("letters", "again 7")).toBe(1)
  expect(said).toEqual(["There is no letter 7 that was given up"])
  expect(complained).toEqual([])
  expect(opened).toEqual([])
  expect(listening).toEqual([])
  expect(paused).toBe(1)
})

it("what a running site complains of is complained of here", async () => {
  await aRunningSite(new Container())

  expect(await operated("letters", "list")).toBeGreaterThan(0)
  expect(said).toEqual([])
  expect(complained).toHaveLength(1)
})

it("a PostgreSQL is opened here, though a site runs on the folder", async () => {
  await aRunningSite(new Container())
  vi.stubEnv("DATABASE_URL", "postgresql://127.0.0.1:1/singgah")

  expect(await operated("letters", "list")).toBe(0)
  expect(opened).toEqual(["postgresql://127.0.0.1:1/singgah"])
})

it.each(["data", "end"])(
  "a running site waits until the keyboard says that files were looked at: %s",
  async (event) => {
    const { store } = aStoreOfCommands()
    const account = aWaitingAccount()
    await Effect.runPromise(
      store.get(tokens.accountStore).inTransaction(({ insert }) => insert(account)),
    )
    await aRunningSite(store)

    const code = operated("accounts", `verification show ${account.id} s1`)
    await expect
      .poll(() => said)
      .toEqual(["Press Enter when you have looked: the files are deleted then"])
    for (const [name, heard] of listening) if (name === event) heard()

    expect(await code).toBe(0)
    expect(listening).toEqual([])
    expect(paused).toBe(1)
  },
)
