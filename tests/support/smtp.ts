import { once } from "node:events"
import { createServer, type AddressInfo, type Server, type Socket } from "node:net"
import { createServer as createTlsServer } from "node:tls"
import { createInterface } from "node:readline"

/** What the server says to a word instead of what it usually does; `silence` and `drop` are no words. */
export type SmtpScript = {
  readonly says?: Partial<Record<SmtpWord, ReadonlyArray<string>>>
  /** With a sign-in, nobody else may send. */
  readonly signIn?: { readonly user: string; readonly password: string }
  readonly tls?: { readonly key: string; readonly cert: string }
  /** A free port unless one is named. */
  readonly port?: number
}

export type SmtpWord = "hello" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "message"

const usual: Readonly<Record<SmtpWord, string>> = {
  hello: "220 mail.test ESMTP",
  EHLO: "250 mail.test",
  AUTH: "235 2.7.0 Welcome",
  MAIL: "250 2.1.0 Ok",
  RCPT: "250 2.1.5 Ok",
  DATA: "354 Go on",
  message: "250 2.0.0 Queued",
}

const isWord = (word: string): word is SmtpWord => word in usual

/** A mail server in this process that speaks SMTP, does as it is told, and keeps what it accepted. */
export const aMailServer = async ({
  says = {},
  signIn,
  tls,
  port: wanted = 0,
}: SmtpScript = {}) => {
  const accepted: Array<string> = []
  const heard: Array<string> = []
  const scripts = new Map(Object.entries(says).map(([word, lines]) => [word, [...lines]]))
  const sockets = new Set<Socket>()

  const saidTo = (word: SmtpWord): string => scripts.get(word)?.shift() ?? usual[word]
  const say = (socket: Socket, line: string): void => {
    if (line === "drop") socket.destroy()
    else if (line !== "silence") socket.write(`${line}\r\n`)
  }
  const mayEnter = (line: string): boolean =>
    line ===
    `AUTH PLAIN ${Buffer.from(`\0${signIn?.user}\0${signIn?.password}`).toString("base64")}`

  const serve = (socket: Socket): void => {
    sockets.add(socket)
    socket.on("error", () => {})
    let letter: Array<string> | null = null
    let isIn = signIn === undefined
    const read = (line: string): void => {
      if (letter !== null && line !== ".") return void letter.push(line)
      if (letter !== null) {
        const answer = saidTo("message")
        if (answer.startsWith("2") || answer === "drop") accepted.push(letter.join("\r\n"))
        letter = null
        return say(socket, answer)
      }
      const word = line.split(/[ :]/)[0]?.toUpperCase() ?? ""
      heard.push(word)
      if (word === "QUIT") return say(socket, "221 2.0.0 Bye")
      if (word === "RSET") return say(socket, "250 2.0.0 Ok")
      if (!isWord(word)) return say(socket, "502 5.5.2 What?")
      if (word === "EHLO" && signIn) say(socket, "250-mail.test\r\n250-AUTH PLAIN")
      if (word === "AUTH") isIn = mayEnter(line)
      if (word === "AUTH" && !isIn) return say(socket, "535 5.7.8 Who are you?")
      if (word === "MAIL" && !isIn) return say(socket, "530 5.7.0 Sign in first")
      const answer = saidTo(word)
      if (word === "DATA" && answer.startsWith("3")) letter = []
      say(socket, answer)
    }
    createInterface({ input: socket }).on("line", read)
    say(socket, saidTo("hello"))
  }

  const server: Server = tls ? createTlsServer(tls, serve) : createServer(serve)
  server.listen(wanted, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const who = signIn ? `${signIn.user}:${signIn.password}@` : ""
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, "close")
  }
  return { address: `${tls ? "smtps" : "smtp"}://${who}127.0.0.1:${port}`, accepted, heard, close }
}
