import { connect, type Socket } from "node:net"

/** What a guest of a measurement got: null where they left before anything came. */
export type LightAnswer = {
  readonly status: number
  readonly head: string
  readonly millis: number
} | null

export type LightRequest = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly patienceMs: number
}

const END_OF_HEAD = "\r\n\r\n"
const LAST_CHUNK = Buffer.from("0\r\n\r\n")

const written = (
  host: string,
  { method = "GET", path, headers, body = "" }: LightRequest,
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(body === "" ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    "",
    body,
  ].join("\r\n")

/** How much of an answer comes after its head; null where it comes in chunks. */
const lengthIn = (head: string, status: number): number | null => {
  if (status === 304 || status === 204) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? null : Number(length)
}

/**
 * Asks one address over connections that are kept, with so little work that what is measured is the
 * server: `fetch` takes more of a processor for a request than the server does.
 */
export const lightClient = (address: string) => {
  const { hostname, port, host } = new URL(address)
  const idle: Array<Socket> = []

  const opened = (): Socket => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.on("close", () => {
      const place = idle.indexOf(socket)
      if (place >= 0) idle.splice(place, 1)
    })
    socket.on("error", () => socket.destroy())
    return socket
  }

  const ask = (request: LightRequest): Promise<LightAnswer> =>
    new Promise((resolve) => {
      const began = performance.now()
      const socket = idle.pop() ?? opened()
      let [head, status, received] = ["", 0, 0]
      let due: number | null = null
      let last: Buffer = Buffer.alloc(0)
      const settle = (answer: LightAnswer): void => {
        clearTimeout(patience)
        socket.off("data", hear)
        socket.off("close", leave)
        resolve(answer)
      }
      const leave = (): void => {
        socket.destroy()
        settle(null)
      }
      const readHead = (chunk: Buffer): Buffer | null => {
        const text = head + chunk.toString("latin1")
        const end = text.indexOf(END_OF_HEAD)
        if (end < 0) {
          head = text
          return null
        }
        const rest = chunk.subarray(end + END_OF_HEAD.length - head.length)
        head = text.slice(0, end)
        status = Number(head.slice(9, 12))
        due = lengthIn(head, status)
        return rest
      }
      const hear = (chunk: Buffer): void => {
        const body = status === 0 ? readHead(chunk) : chunk
        if (body === null) return
        received += body.length
        last = body.length >= LAST_CHUNK.length ? body : Buffer.concat([last, body])
        const isWhole = due === null ? last.subarray(-5).equals(LAST_CHUNK) : received >= due
        if (!isWhole) return
        if (/\r\nconnection: close/i.test(head)) socket.destroy()
        else idle.push(socket)
        settle({ status, head, millis: performance.now() - began })
      }
      const patience = setTimeout(leave, request.patienceMs)
      socket.on("data", hear)
      socket.on("close", leave)
      socket.write(written(host, request))
    })

  const close = (): void => {
    for (const socket of idle.splice(0)) socket.destroy()
  }
  return { ask, close }
}
