import { createServer, type AddressInfo } from "node:net"

const message = (kind: string, ...parts: ReadonlyArray<Buffer>): Buffer => {
  const length = Buffer.alloc(4)
  const body = Buffer.concat(parts)
  length.writeInt32BE(body.length + length.length)
  return Buffer.concat([Buffer.from(kind), length, body])
}
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const short = (value: number): Buffer => number(value).subarray(2)
const text = (value: string): Buffer => Buffer.from(`${value}\0`)

const INT4 = 23
const PROCESS = 7
const READY = message("Z", Buffer.from("I"))
const GREETING = [
  message("R", number(0)),
  message("K", number(PROCESS), number(0)),
  READY,
] satisfies ReadonlyArray<Buffer>

/** One row with one whole number in it. */
const rowOf = (column: string, value: number): ReadonlyArray<Buffer> => {
  const digits = Buffer.from(String(value))
  return [
    message(
      "T",
      short(1),
      text(column),
      number(0),
      short(0),
      number(INT4),
      short(4),
      number(-1),
      short(0),
    ),
    message("D", short(1), number(digits.length), digits),
    message("C", text("SELECT 1")),
  ]
}

const answerTo = (question: string, version: number): ReadonlyArray<Buffer> => {
  if (question.includes("as version")) return rowOf("version", version)
  if (question.includes("as pid")) return rowOf("pid", PROCESS)
  return [message("C", text("SET"))]
}

/** What a server does with all who connect: it refuses them with a state, or is of a version. */
type Script = { readonly refusal: string } | { readonly version: number }

/** A server that speaks as PostgreSQL does, as far as somebody gets who connects. */
export const aScriptedServer = async (script: Script) => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined)
    socket.on("data", (asked) => {
      if ("refusal" in script) {
        const fields = ["SFATAL", `C${script.refusal}`, "Mno words"].map(text)
        socket.end(message("E", ...fields, Buffer.alloc(1)))
        return
      }
      const question = asked.toString("latin1")
      if (question.startsWith("Q"))
        socket.write(Buffer.concat([...answerTo(question, script.version), READY]))
      else if (!question.startsWith("X")) socket.write(Buffer.concat(GREETING))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    place: `127.0.0.1:${port}/stays`,
    url: `postgres://singgah:secret@127.0.0.1:${port}/stays`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
