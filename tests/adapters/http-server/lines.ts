import { connect } from "node:net"

/** The words by which a line asks for a page; an empty line ends them. */
export const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: stay.test\r\n`
export const END = "\r\n"

/** A connection that the server's machine has taken, and everything that it is told until its end. */
export const aLine = async (port: number) => {
  let told = ""
  const socket = connect(port, "127.0.0.1")
  socket.on("data", (piece) => (told += piece.toString("latin1")))
  socket.on("error", (error) => (told += `\n${String(error)}`))
  const over = new Promise<string>((resolve) => socket.once("close", () => resolve(told)))
  await new Promise((resolve) => socket.once("connect", resolve))
  const says = (words: string) => new Promise((resolve) => socket.write(words, resolve))
  return { socket, says, over, told: () => told }
}

type Line = Awaited<ReturnType<typeof aLine>>

/** Whether all of an answer came. */
export const isWhole = (answer: string): boolean => {
  const [head = "", body = ""] = answer.split(/\r\n\r\n([^]*)/, 2)
  const length = /content-length: (\d+)/i.exec(head)
  return length ? body.length === Number(length[1]) : body.endsWith("0\r\n\r\n")
}

const answersIn = (told: string): ReadonlyArray<string> =>
  told
    .split(/(?=HTTP\/1\.1 )/)
    .map((answer) => (isWhole(answer) ? answer.slice(9, 12) : `broken off: ${answer}`))

/** What each line was answered until it ended: the status of what came whole, or what did come. */
export const answersOn = async (lines: ReadonlyArray<Line>) =>
  (await Promise.all(lines.map(({ over }) => over))).map(answersIn)
