import { guardAgainstSlowRequests } from "#adapters/http-server/slow-request-guard.ts"
import { EventEmitter } from "node:events"
import type { IncomingMessage } from "node:http"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pace = { graceMs: 1000, bytesPerMs: 2, checkMs: 100 }

/** A request whose connection has brought 500 bytes before, and what it is cut off with. */
const aRequest = (headers: Record<string, string> = { "content-length": "10000" }) => {
  const said: Array<string> = []
  const socket = {
    bytesRead: 500,
    isDestroyed: false,
    end: (text: string, then: () => void) => {
      said.push(text)
      then()
    },
    destroy: () => void (socket.isDestroyed = true),
  }
  const request = Object.assign(new EventEmitter(), { headers, socket, complete: false })
  guardAgainstSlowRequests(request as unknown as IncomingMessage, pace)
  return { request, socket, said }
}

describe("a body that comes slowly", () => {
  it("is cut off once it is behind its pace, after the time that it has to begin", () => {
    const { socket, said } = aRequest()

    vi.advanceTimersByTime(1000)
    expect(said).toEqual([])
    vi.advanceTimersByTime(100)

    expect(said[0]).toBe(
      "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    )
    expect(socket.isDestroyed).toBe(true)
  })

  it("goes on while it keeps its pace to the byte, not counting what came before it", () => {
    const { socket, said } = aRequest()
    socket.bytesRead = 500 + 400

    vi.advanceTimersByTime(1200)
    expect(said).toEqual([])
    vi.advanceTimersByTime(100)

    expect(said).toHaveLength(1)
  })

  it("is not looked at any more once it is whole, or its connection is closed", () => {
    const whole = aRequest()
    whole.request.complete = true
    const closed = aRequest()
    closed.request.emit("close")

    vi.advanceTimersByTime(60_000)

    expect([whole.said, closed.said]).toEqual([[], []])
    expect(vi.getTimerCount()).toBe(0)
  })

  it("is looked for where its length is not said", () => {
    const { said } = aRequest({ "transfer-encoding": "chunked" })

    vi.advanceTimersByTime(1100)

    expect(said).toHaveLength(1)
  })

  it.each([{}, { "content-length": "0" }])("is none with %o", (headers) => {
    aRequest(headers as Record<string, string>)

    expect(vi.getTimerCount()).toBe(0)
  })
})
