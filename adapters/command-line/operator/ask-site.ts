import { connect, type Socket } from "node:net"
import { linesFrom } from "./lines-of.ts"
import {
  readOperatorAnswer,
  lineWith,
  socketIn,
  type OperatorRequest,
} from "./operator-protocol.ts"

type Needs = {
  readonly dataDir: string
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Calls back when the operator has pressed Enter, and returns how to stop waiting for it. */
  readonly onEnter: (pressed: () => void) => () => void
}

const NOBODY_LISTENS = ["ENOENT", "ECONNREFUSED", "ENOTSOCK", "EINVAL", "ENOTSUP", "EOPNOTSUPP"]
const BROKE_OFF = 2

/** A line of an answer may hold a path or a name, and has no bound of its own. */
const LONGEST_ANSWER = 1_000_000

const connected = (path: string): Promise<Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once("connect", () => resolve(socket))
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (NOBODY_LISTENS.includes(error.code ?? "")) resolve(null)
      else reject(error)
    })
  })

const exitOf = async (socket: Socket, { say, complain }: Needs): Promise<number> => {
  for await (const line of linesFrom(socket, LONGEST_ANSWER)) {
    const answer = readOperatorAnswer(line)
    if (answer === null) break
    if ("exit" in answer) return answer.exit
    if ("say" in answer) say(answer.say)
    else complain(answer.complain)
  }
  complain("The site stopped during the command. Only what is listed above is done; run it again.")
  return BROKE_OFF
}

/**
 * Sends a command to the site that runs on this data folder and prints its output. Resolves with
 * the exit code, or null if no site runs and the store can be opened directly.
 */
export const askSite = async (request: OperatorRequest, needs: Needs): Promise<number | null> => {
  const socket = await connected(socketIn(needs.dataDir))
  if (socket === null) return null
  const stopWaiting = needs.onEnter(() => socket.write(lineWith({ seen: true })))
  try {
    socket.on("error", () => socket.destroy())
    socket.write(lineWith(request))
    return await exitOf(socket, needs)
  } finally {
    stopWaiting()
    socket.destroy()
  }
}
