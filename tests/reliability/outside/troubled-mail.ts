import { freePort } from "#tests/support/free-port.ts"
import { aMailServer } from "#tests/support/smtp.ts"
import { once } from "node:events"
import { createServer, type Socket } from "node:net"

/** How the mail server answers; nobody listens while it is down, and it says nothing while it hangs. */
export type MailTrouble = "none" | "down" | "busy" | "hangs"

/** What the outside of a letter says. */
export type Envelope = { readonly id: string; readonly to: string; readonly subject: string }

const envelopeOf = (letter: string): Envelope => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(letter)?.[1] ?? ""
  return { id: field("Message-ID"), to: field("To"), subject: field("Subject") }
}

/** Takes every connection, says this to it, and nothing more. */
const aServerThatSays = async (line: string, port: number, onCall: () => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    onCall()
    sockets.add(socket)
    socket.on("error", () => {})
    if (line !== "") socket.end(`${line}\r\n`)
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, "close")
  }
  return { close }
}

/** A mail server that is in trouble when a test says so, always at the same address. */
export const aTroubledMailServer = async () => {
  const port = await freePort()
  const working: Array<{ readonly accepted: ReadonlyArray<string> }> = []
  let calls = 0
  const counted = () => void (calls += 1)
  const begun = async (trouble: MailTrouble) => {
    switch (trouble) {
      case "none": {
        const server = await aMailServer({ port })
        working.push(server)
        return server
      }
      case "busy":
        return aServerThatSays("421 4.3.2 Come again later", port, counted)
      case "hangs":
        return aServerThatSays("", port, counted)
      case "down":
        return { close: async () => {} }
      default:
        return trouble satisfies never
    }
  }
  let server = await begun("none")
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "stays@singgah.example" },
    /** The letters that it took, in their order. */
    taken: (): ReadonlyArray<Envelope> =>
      working.flatMap(({ accepted }) => accepted).map(envelopeOf),
    /** How often it was called while it was busy or hung. */
    callsInTrouble: (): number => calls,
    is: async (trouble: MailTrouble): Promise<void> => {
      await server.close()
      server = await begun(trouble)
    },
    stop: async (): Promise<void> => server.close(),
  }
}
