import { rmSync, chmodSync } from "node:fs"
import { createServer, type Server, type Socket } from "node:net"
import { millisecondsInSecond } from "date-fns/constants"
import type { Container } from "inversify"
import { linesFrom } from "./lines-of.ts"
import { operatorCommands } from "./operator-commands.ts"
import {
  lineWith,
  LONGEST_REQUEST,
  LONGEST_SOCKET_PATH,
  requestIn,
  socketIn,
  type OperatorAnswer,
  type OperatorRequest,
} from "./operator-protocol.ts"

/** Operators are few; who holds connections open keeps no more from the others than these. */
const MOST_AT_ONCE = 8

/** A command says what it wants at once. */
const FIRST_LINE_MS = 10 * millisecondsInSecond

const ONLY_THE_OWNER = 0o600
const NOBODY_ELSE = 0o177
const CANNOT = 2

type Needs = {
  readonly dataDir: string
  /** Where guests and other sites find this one. */
  readonly site: string
  readonly container: Container
  readonly tell: (line: string) => void
}

/** Listens for operators until it is stopped; what was begun is waited for. */
export type OperatorServer = { readonly stop: () => Promise<void> }

const answerTo = async (
  request: OperatorRequest | null,
  { container, site }: Pick<Needs, "container" | "site">,
  world: {
    readonly write: (answer: OperatorAnswer) => void
    readonly untilSeen: () => Promise<void>
  },
): Promise<number> => {
  const complain = (line: string) => world.write({ complain: line })
  if (request === null) {
    complain("The running site does not know this command: it runs another version")
    return CANNOT
  }
  const understood = operatorCommands[request.command](request.words)
  if ("complaints" in understood) {
    for (const line of understood.complaints) complain(line)
    return CANNOT
  }
  try {
    return await understood.run({
      say: (line) => world.write({ say: line }),
      folder: request.folder,
      site,
      isBesideGuests: true,
      untilSeen: world.untilSeen,
      withStore: (work) => work(container),
    })
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return CANNOT
  }
}

/**
 * Reads the request to its end before the answer is written: a client is then not taken for
 * disconnected, and receives the whole answer.
 */
const untilGone = async (socket: Socket, lines: AsyncGenerator<string>): Promise<void> => {
  const patience = setTimeout(() => socket.destroy(), FIRST_LINE_MS)
  for (let next = await lines.next(); !next.done; next = await lines.next()) continue
  clearTimeout(patience)
}

const serve = async (socket: Socket, needs: Pick<Needs, "container" | "site">): Promise<void> => {
  const lines = linesFrom(socket, LONGEST_REQUEST)
  const patience = setTimeout(() => socket.destroy(), FIRST_LINE_MS)
  const first = await lines.next()
  clearTimeout(patience)
  if (first.done) return void socket.destroy()
  const write = (answer: OperatorAnswer): void => {
    if (socket.writable) socket.write(lineWith(answer))
  }
  // The next line says that the operator has looked, and so does the end of the connection.
  const seen = lines.next().then(
    () => undefined,
    () => undefined,
  )
  const exit = await answerTo(requestIn(first.value), needs, {
    write,
    untilSeen: () => seen,
  })
  write({ exit })
  socket.end()
  await untilGone(socket, lines)
}

/** The folder is this process's own: a file at the path was left by one that died. */
const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    rmSync(path, { force: true })
    server.once("error", reject)
    const umask = process.umask(NOBODY_ELSE)
    try {
      server.listen(path, () => {
        server.off("error", reject)
        chmodSync(path, ONLY_THE_OWNER)
        resolve()
      })
    } finally {
      process.umask(umask)
    }
  })

const nobody: OperatorServer = { stop: async () => undefined }

const whyNot = (path: string): string | null => {
  if (process.platform === "win32") return "Windows has no such sockets"
  const length = Buffer.byteLength(path)
  return length > LONGEST_SOCKET_PATH ? `its path has ${length} bytes, which is too long` : null
}

/**
 * Executes operator commands in this process, the only one that may open the embedded store. Access
 * is controlled by the file permissions of the socket in the data folder: the user that the site
 * runs as, and nobody over a network.
 */
export const serveOperators = async ({
  dataDir,
  site,
  container,
  tell,
}: Needs): Promise<OperatorServer> => {
  const path = socketIn(dataDir)
  const without = (why: string): OperatorServer => {
    tell(`Operators' commands work only while the site is stopped: no socket at ${path} (${why})`)
    return nobody
  }
  const why = whyNot(path)
  if (why !== null) return without(why)
  const open = new Set<Promise<void>>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    if (sockets.size >= MOST_AT_ONCE) return void socket.destroy()
    sockets.add(socket)
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket))
    const served = serve(socket, { container, site })
      .catch(() => void socket.destroy())
      .finally(() => open.delete(served))
    open.add(served)
  })
  try {
    await listening(server, path)
  } catch (error) {
    return without(String(error))
  }
  const stop = async (): Promise<void> => {
    server.close()
    await Promise.all(open)
    for (const socket of sockets) socket.destroy()
  }
  return { stop }
}
