import type { StartNeeds } from "#adapters/command-line/site/running-site.ts"
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const
const STOPPING = "Stopping: letting what was begun end ..."

/** The server with a site that is begun by the test: what it says, and how it ends. */
const aServer = async (
  startSite: (needs: StartNeeds) => Promise<object>,
  environment: Readonly<Record<string, string>> = {},
) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  vi.spyOn(process, "umask").mockReturnValue(0)
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never)
  const log = vi.spyOn(console, "log").mockReturnValue()
  const error = vi.spyOn(console, "error").mockReturnValue()
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]))
  onTestFinished(() => {
    for (const signal of SIGNALS)
      for (const listener of process.listeners(signal))
        if (!before.get(signal)?.includes(listener)) process.off(signal, listener)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    vi.useRealTimers()
    vi.doUnmock("#adapters/command-line/site/running-site.ts")
    vi.resetModules()
  })
  vi.resetModules()
  vi.doMock("#adapters/command-line/site/running-site.ts", () => ({ startSite }))
  const { runServer } = await import("#adapters/server.ts")
  return {
    exit,
    run: runServer,
    said: () => log.mock.calls.map(([line]) => line as string),
    complained: () => error.mock.calls.map(([line]) => line as string),
  }
}

const noBuild = join(tmpdir(), "singgah-no-build")

/** The smallest build that there can be. */
const aBuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-build-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ["server", "client/.vite", "client/builds"])
    mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, "server/render.js"), "export const render = null")
  writeFileSync(join(folder, "client/.vite/manifest.json"), "{}")
  writeFileSync(join(folder, "client/builds/latest.json"), '{"id":"a"}')
  return folder
}

const aSite = () => {
  const stop = vi.fn<() => Promise<void>>(async () => {})
  return { stop, start: async () => ({ port: 4567, stop }) }
}

describe("a server that has started", () => {
  it("says what it runs on, in two columns, and where it listens", async () => {
    const server = await aServer(aSite().start, { DATA_DIR: "/tmp/here" })

    await server.run(noBuild)

    const lines = server.said()
    expect(lines[0]).toBe("  database   PGlite in /tmp/here/database")
    expect(lines).toContain("  pages      none yet: npm run build")
    expect(lines.at(-1)).toBe("Singgah listens on http://localhost:4567")
    expect(process.umask).toHaveBeenCalledWith(0o077)
    expect(server.exit).not.toHaveBeenCalled()
  })

  it("says that its pages are those of a build", async () => {
    const server = await aServer(aSite().start)

    await server.run(aBuild())

    expect(server.said()).toContain("  pages      as built")
  })

  it("says the address at which guests find it, where there is one", async () => {
    const server = await aServer(aSite().start, { PUBLIC_URL: "http://localhost:9000" })

    await server.run(noBuild)

    expect(server.said().at(-1)).toBe("Singgah listens on http://localhost:9000")
  })

  it("writes its journal to where errors go, a line for each entry", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true)
    const server = await aServer(
      async ({ journal }) => {
        journal.note("warn", "a word")
        journal.note("info", "less than is asked for")
        return aSite().start()
      },
      { LOG_LEVEL: "warn" },
    )

    await server.run(noBuild)

    const written = write.mock.calls.map(([line]) => String(line))
    expect(written).toEqual([expect.stringMatching(/^\{.*a word.*\}\n$/)])
  })
})

describe("a server that is stopped", () => {
  it.each(SIGNALS)("by %s lets what was begun end, and says so once", async (signal) => {
    const site = aSite()
    const server = await aServer(site.start)
    await server.run(noBuild)

    process.emit(signal)
    process.emit(signal)

    await expect.poll(() => server.exit.mock.calls).toEqual([[0]])
    expect(site.stop).toHaveBeenCalledOnce()
    expect(server.said().filter((line) => line === STOPPING)).toHaveLength(1)
  })

  it("says why it could not end what was begun", async () => {
    const site = aSite()
    site.stop.mockRejectedValue("The disk is gone.")
    const server = await aServer(site.start)
    await server.run(noBuild)

    process.emit("SIGTERM")

    await expect.poll(() => server.exit.mock.calls).toEqual([[1]])
    expect(server.complained()).toEqual(["The disk is gone."])
  })
})

describe("a server whose database broke off", () => {
  const broken = async (stop: () => Promise<void>) => {
    let breakOff = () => {}
    const server = await aServer(async ({ onBroken }) => {
      breakOff = () => onBroken?.()
      return { port: 1, stop }
    })
    await server.run(noBuild)
    vi.useFakeTimers()
    breakOff()
    return server
  }

  it("ends with the code by which it is started again", async () => {
    const server = await broken(async () => {})

    await expect.poll(() => server.exit.mock.calls).toEqual([[75]])
    expect(server.said().at(-1)).toBe(
      "The disk has room again: ending with code 75, to be started again.",
    )
  })

  it("ends also where the database does not close within 20 seconds", async () => {
    const server = await broken(() => new Promise(() => {}))

    vi.advanceTimersByTime(19_999)
    expect(server.exit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)

    expect(server.exit.mock.calls).toEqual([[75]])
  })
})

describe("a server that does not start", () => {
  const inUse = Object.assign(new Error("listen"), { code: "EADDRINUSE" })
  const refused = Object.assign(new Error("No."), { name: "DatabaseRefused" })
  const other = Object.assign(new Error("Odd."), { stack: "Odd.\n    at a line", code: "EACCES" })
  const bare = Object.assign(new Error("Bare."), { stack: undefined })

  it.each([
    [inUse, "The port is in use: stop whoever has it, or set another PORT."],
    [refused, "No."],
    [other, "Odd.\n    at a line"],
    [bare, "Bare."],
    ["only words", "only words"],
  ])("says why: %s", async (reason, sentence) => {
    const server = await aServer(() => Promise.reject(reason))

    await server.run(noBuild)

    expect(server.complained()).toEqual([sentence])
    expect(server.exit.mock.calls).toEqual([[1]])
  })

  it("says what is wrong with its settings before it starts anything", async () => {
    const start = vi.fn<() => Promise<object>>(aSite().start)
    const server = await aServer(start, { PORT: "many" })

    await server.run(noBuild)

    expect(server.complained()).toEqual([expect.stringContaining("PORT")])
    expect(start).not.toHaveBeenCalled()
    expect(server.exit.mock.calls).toEqual([[1]])
  })
})
