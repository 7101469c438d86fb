import type { IncomingMessage } from "node:http"

/** How fast a body has to arrive, once it had time to begin. */
export type RequestPace = {
  readonly graceMs: number
  readonly bytesPerMs: number
  readonly checkMs: number
}

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/**
 * Cuts off whoever sends a body slower than any line that is worth waiting for. A large file on a
 * slow line has the time it needs; a drop now and then does not keep a connection.
 */
export const guardAgainstSlowRequests = (request: IncomingMessage, pace: RequestPace): void => {
  if (!hasBody(request)) return
  const { socket } = request
  const began = performance.now()
  const before = socket.bytesRead
  const check = setInterval(() => {
    const due = (performance.now() - began - pace.graceMs) * pace.bytesPerMs
    if (request.complete) clearInterval(check)
    else if (socket.bytesRead - before < due) socket.end(TOO_SLOW, () => socket.destroy())
  }, pace.checkMs)
  check.unref()
  request.once("close", () => clearInterval(check))
}
