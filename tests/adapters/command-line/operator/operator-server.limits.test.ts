import { lineWith, socketIn } from "#adapters/command-line/operator/operator-protocol.ts"
import { serveOperators } from "#adapters/command-line/operator/operator-server.ts"
import type { Container } from "inversify"
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { once } from "node:events"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"

afterEach(() => void vi.useRealTimers())

const aDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "operators-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const CLOSED = "Operators' commands work only while the site is stopped: no socket at"

/** A site that listens for operators, whose store fails with this. */
const aSite = async (dataDir: string, failure: unknown = new Error("no store")) => {
  const said: Array<string> = []
  const get = () => {
    throw failure
  }
  const site = await serveOperators({
    dataDir,
    site: "http://stays.test",
    container: { get } as unknown as Container,
    tell: (line) => said.push(line),
  })
  onTestFinished(() => site.stop())
  return { said, ...site }
}

/** A folder whose socket has a path of so many bytes. */
const aFolderWithPathOf = (bytes: number): string => {
  const folder = aDataFolder()
  const dataDir = join(folder, "x".repeat(bytes - 1 - Buffer.byteLength(socketIn(folder))))
  mkdirSync(dataDir)
  return dataDir
}

it("a socket has a path of 103 bytes at most", async () => {
  const [longest, tooLong] = [aFolderWithPathOf(103), aFolderWithPathOf(104)]
  const site = await aSite(longest)
  const without = await aSite(tooLong)

  expect(site.said).toEqual([])
  expect(existsSync(socketIn(longest))).toBe(true)
  expect(without.said).toEqual([
    `${CLOSED} ${socketIn(tooLong)} (its path has 104 bytes, which is too long)`,
  ])
  expect(await without.stop()).toBeUndefined()
})

it("a site without a folder for its socket says why there is none, and starts", async () => {
  const dataDir = join(aDataFolder(), "not", "there")
  const { said } = await aSite(dataDir)

  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`${CLOSED} ${socketIn(dataDir)} (Error: listen E`)
})

it("the other files of a process are as open to others as before", async () => {
  const umask = process.umask()
  await aSite(aDataFolder())

  expect(process.umask()).toBe(umask)
})

it.each([
  [new Error("no store"), "no store"],
  ["only a text", "only a text"],
])("a command that breaks complains of it: %s", async (failure, complaint) => {
  const dataDir = aDataFolder()
  await aSite(dataDir, failure)
  const socket = connect(socketIn(dataDir))
  let heard = ""
  socket.on("data", (piece) => (heard += piece.toString()))
  socket.write(`${lineWith({ command: "letters", words: ["list"], folder: "/" }).trim()}\n`)
  await once(socket, "close")

  expect(
    heard
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([{ complain: complaint }, { exit: 2 }])
})

it("a connection that says nothing is closed after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const dataDir = aDataFolder()
  await aSite(dataDir)
  const socket = connect(socketIn(dataDir))
  const closed = once(socket, "close")
  await once(socket, "connect")
  while (vi.getTimerCount() === 0) await new Promise((turn) => setImmediate(turn))

  await vi.advanceTimersByTimeAsync(9999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)

  socket.resume()
  await closed
})
