import { askSite } from "#adapters/command-line/operator/ask-site.ts"
import { serveOperators } from "#adapters/command-line/operator/operator-server.ts"
import { LONGEST_REQUEST, socketIn } from "#adapters/command-line/operator/operator-protocol.ts"
import { Container } from "inversify"
import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"

const aDataFolder = () => mkdtempSync(join(tmpdir(), "operators-"))

/** A site that listens for operators and has an empty container: every command on its store fails. */
const aSite = async (dataDir = aDataFolder()) => {
  const told: Array<string> = []
  const site = await serveOperators({
    dataDir,
    site: "http://stays.test",
    container: new Container(),
    tell: (line) => told.push(line),
  })
  onTestFinished(() => site.stop())
  return { dataDir, told, ...site }
}

const ask = async (dataDir: string, command: "letters" | "inventory", words: string) => {
  const said: Array<string> = []
  const complaints: Array<string> = []
  const exit = await askSite(
    { command, words: words.split(" "), folder: dataDir },
    {
      dataDir,
      say: (line) => said.push(line),
      complain: (line) => complaints.push(line),
      onEnter: () => () => undefined,
    },
  )
  return { exit, said, complaints }
}

/** What a connection hears before it is closed. */
const heardAfter = async (dataDir: string, ...pieces: ReadonlyArray<string>) => {
  const socket = connect(socketIn(dataDir))
  let heard = ""
  socket.on("data", (piece) => (heard += piece.toString())).on("error", () => undefined)
  for (const piece of pieces) socket.write(piece)
  await once(socket, "close")
  return heard
}

describe("a running site", () => {
  test("does a command for its operator, and says its code", async () => {
    const { dataDir } = await aSite()
    const words = `generate --properties 3 --out ${join(dataDir, "three.jsonl")}`

    expect(await ask(dataDir, "inventory", words)).toEqual({
      exit: 0,
      said: [`3 properties written to ${join(dataDir, "three.jsonl")}`],
      complaints: [],
    })
    expect(existsSync(join(dataDir, "three.jsonl"))).toBe(true)
  })

  test("complains of what it cannot do, and lives on", async () => {
    const { dataDir } = await aSite()

    const misspelt = await ask(dataDir, "letters", "lisst")
    const broken = await ask(dataDir, "letters", "list")

    expect([misspelt.exit, broken.exit]).toEqual([2, 2])
    expect(misspelt.complaints[0]).toContain("npm run letters -- list")
    expect(broken.complaints).toHaveLength(1)
    expect((await ask(dataDir, "letters", "lisst")).exit).toBe(2)
  })

  test("opens its socket to nobody else", async () => {
    const { dataDir } = await aSite()

    expect(statSync(socketIn(dataDir)).mode & 0o777).toBe(0o600)
  })

  test("takes the place of one that died, and leaves nothing when it stops", async () => {
    const dataDir = aDataFolder()
    writeFileSync(socketIn(dataDir), "left behind")
    const { stop, told } = await aSite(dataDir)

    expect((await ask(dataDir, "letters", "lisst")).exit).toBe(2)
    await stop()

    expect(existsSync(socketIn(dataDir))).toBe(false)
    expect(told).toEqual([])
  })

  test("is told of, and starts all the same, where its path is too long for a socket", async () => {
    const { told } = await aSite(join(aDataFolder(), "x".repeat(100)))

    expect(told).toEqual([
      expect.stringContaining("Operators' commands work only while the site is stopped"),
    ])
  })

  test.each([
    ["no JSON", "hello\n"],
    ["an unknown command", '{"command":"keys","words":[],"folder":"/"}\n'],
    ["too many words", `{"command":"letters","words":[${'"a",'.repeat(64)}"a"],"folder":"/"}\n`],
    ["a word too long", `{"command":"letters","words":["${"a".repeat(4097)}"],"folder":"/"}\n`],
  ])("does nothing for %s", async (_, request) => {
    const { dataDir } = await aSite()

    const heard = await heardAfter(dataDir, request)

    expect(
      heard
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { complain: "The running site does not know this command: it runs another version" },
      { exit: 2 },
    ])
  })

  test("lets go whoever sends no end of a line", async () => {
    const { dataDir } = await aSite()
    const piece = "a".repeat(LONGEST_REQUEST / 2 + 1)

    expect(await heardAfter(dataDir, piece, piece)).toBe("")
    expect((await ask(dataDir, "letters", "lisst")).exit).toBe(2)
  })

  test("lets go whoever comes after eight others who say nothing", async () => {
    const { dataDir } = await aSite()
    const silent = Array.from({ length: 8 }, () => connect(socketIn(dataDir)))
    await Promise.all(silent.map((socket) => once(socket, "connect")))

    expect(await heardAfter(dataDir)).toBe("")

    for (const socket of silent) socket.destroy()
    await Promise.all(silent.map((socket) => once(socket, "close")))
  })
})

describe("an operator's command", () => {
  test("finds the store free where no site runs, whatever one has left", async () => {
    const dataDir = aDataFolder()
    expect((await ask(dataDir, "letters", "list")).exit).toBeNull()

    writeFileSync(socketIn(dataDir), "no socket")
    expect((await ask(dataDir, "letters", "list")).exit).toBeNull()
  })
})
