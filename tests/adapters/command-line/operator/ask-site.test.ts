import { askSite } from "#adapters/command-line/operator/ask-site.ts"
import { serveOperators } from "#adapters/command-line/operator/operator-server.ts"
import { socketIn } from "#adapters/command-line/operator/operator-protocol.ts"
import { Container } from "inversify"
import { existsSync, mkdirSync, mkdtempSync } from "node:fs"
import { createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"

/** What an operator learns of a site that answers the request like this. */
const asked = async (answer: (socket: Socket, request: string) => void) => {
  const dataDir = mkdtempSync(join(tmpdir(), "asks-"))
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy())
    socket.on("data", (piece) => answer(socket, piece.toString()))
  })
  await new Promise<void>((resolve) => server.listen(socketIn(dataDir), resolve))
  onTestFinished(() => void server.close())
  const said: Array<string> = []
  const complaints: Array<string> = []
  let isWaiting = false
  const exit = await askSite(
    { command: "letters", words: ["list"], folder: "/home/mei" },
    {
      dataDir,
      say: (line) => said.push(line),
      complain: (line) => complaints.push(line),
      onEnter: (pressed) => {
        isWaiting = true
        setImmediate(pressed)
        return () => void (isWaiting = false)
      },
    },
  )
  return { exit, said, complaints, isWaiting }
}

const BROKE_OFF =
  "The site stopped during the command. Only what is listed above is done; run it again."

describe("a command that a running site does", () => {
  test("says what the site says, to the end, and no more", async () => {
    const lines = [{ say: "a" }, { complain: "b" }, { say: "c" }, { exit: 3 }, { say: "d" }]
    const answered = await asked((socket) =>
      socket.end(lines.map((line) => `${JSON.stringify(line)}\n`).join("")),
    )

    expect(answered).toEqual({ exit: 3, said: ["a", "c"], complaints: ["b"], isWaiting: false })
  })

  test("tells the site what is wanted, and when its operator has looked", async () => {
    let heard = ""
    const { exit } = await asked((socket, piece) => {
      heard += piece
      if (heard.includes("seen")) socket.end('{"exit":0}\n')
    })

    expect(exit).toBe(0)
    expect(heard).toBe(
      '{"command":"letters","words":["list"],"folder":"/home/mei"}\n{"seen":true}\n',
    )
  })

  test.each([
    ["stops", ""],
    ["says what nobody understands", '{"exit":256}\n{"say":"b"}\n'],
  ])("is not done where the site %s", async (_, rest) => {
    const answered = await asked((socket) => socket.end(`{"say":"a"}\n${rest}`))

    expect(answered).toMatchObject({ exit: 2, said: ["a"], complaints: [BROKE_OFF] })
  })
})

describe("a site that listens for operators", () => {
  /** A folder in which the socket's path has so many bytes. */
  const aFolderFor = (bytes: number) => {
    const folder = mkdtempSync(join(tmpdir(), "o-"))
    const inner = join(
      folder,
      "x".repeat(bytes - Buffer.byteLength(socketIn(join(folder, "x"))) + 1),
    )
    mkdirSync(inner)
    return inner
  }

  test.each([
    [103, true],
    [104, false],
  ])("does so at a path of %i bytes: %s", async (bytes, isHeard) => {
    const dataDir = aFolderFor(bytes)
    const told: Array<string> = []

    const site = await serveOperators({
      dataDir,
      site: "http://stays.test",
      container: new Container(),
      tell: (line) => told.push(line),
    })
    onTestFinished(() => site.stop())

    expect(Buffer.byteLength(socketIn(dataDir))).toBe(bytes)
    expect([existsSync(socketIn(dataDir)), told.length]).toEqual([isHeard, isHeard ? 0 : 1])
  })
})
