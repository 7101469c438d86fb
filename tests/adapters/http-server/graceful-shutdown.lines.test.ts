import { gracefulShutdown, type Farewell } from "#adapters/http-server/graceful-shutdown.ts"
import { EventEmitter } from "node:events"
import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it, vi } from "vitest"
import { aLine, answersOn, asking, END, isWhole } from "./lines.ts"

const PATIENT: Farewell = { answersMs: 10_000, silentMs: 20 }

const open: Array<Server> = []
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const listening = async (server: Server): Promise<number> => {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}

/** A server that answers at once, but for the paths that wait until a test answers them. */
const aListener = async () => {
  const waiting = new Map<string, ServerResponse>()
  const server = createServer({ keepAliveTimeout: 0 }, ({ url = "" }, response) => {
    if (url.startsWith("/wait")) waiting.set(url, response)
    else response.end("asked")
  })
  const stop = gracefulShutdown(server, PATIENT)
  const cutOff = vi.spyOn(server, "closeAllConnections")
  const port = await listening(server)
  const lines = (many: number) => Promise.all(Array.from({ length: many }, () => aLine(port)))
  return { stop, cutOff, waiting, lines }
}

describe("a line of a server that is to stop", () => {
  it("is closed where it is silent, also after an answer, and nothing is cut off", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { stop, cutOff, lines } = await aListener()
    const [silent, answered] = await lines(2)
    await answered!.says(asking("/") + END)
    await vi.waitUntil(() => isWhole(answered!.told()))

    await stop()

    expect(await answersOn([answered!])).toEqual([["200"]])
    expect(await silent!.over).toBe("")
    vi.advanceTimersByTime(PATIENT.answersMs)
    expect(cutOff).not.toHaveBeenCalled()
  })

  it("is kept for who has begun to ask, and closed after the answer", async () => {
    const { stop, cutOff, lines } = await aListener()
    const [silent, begun] = await lines(2)
    await begun!.says(asking("/"))

    const stopped = stop()
    await silent!.over
    await begun!.says(END)

    expect(await answersOn([begun!])).toEqual([["200"]])
    await stopped
    expect(cutOff).not.toHaveBeenCalled()
  })

  it("is kept until the last of several questions is answered", async () => {
    const { stop, cutOff, waiting, lines } = await aListener()
    const [silent, asked] = await lines(2)
    await asked!.says(asking("/") + END + asking("/wait") + END)
    await vi.waitUntil(() => isWhole(asked!.told()) && waiting.has("/wait"))

    const stopped = stop()
    await silent!.over
    waiting.get("/wait")?.end("asked too")

    expect(await answersOn([asked!])).toEqual([["200", "200"]])
    await stopped
    expect(cutOff).not.toHaveBeenCalled()
  })

  it("is kept for an answer that lasts longer than silence may", async () => {
    const { stop, cutOff, waiting, lines } = await aListener()
    const [silent, asked] = await lines(2)
    await asked!.says(asking("/wait") + END)
    await vi.waitUntil(() => waiting.has("/wait"))

    const stopped = stop()
    await silent!.over
    waiting.get("/wait")?.end("asked")

    expect(await answersOn([asked!])).toEqual([["200"]])
    await stopped
    expect(cutOff).not.toHaveBeenCalled()
  })
})

describe("the door of a server that is to stop", () => {
  /** Each look at the clock is a millisecond later: the looks count the turns that were waited. */
  const countedTurns = () => {
    let looks = 0
    vi.spyOn(performance, "now").mockImplementation(() => (looks += 1))
    return () => looks
  }

  /** A server whose guests are played by a test. */
  const aDoor = async (farewell: Farewell) => {
    const server = createServer()
    server.removeAllListeners()
    const stop = gracefulShutdown(server, farewell)
    await listening(server)
    return { server, stop }
  }

  it.each([
    ["connection", () => [new EventEmitter()]],
    ["request", () => [{ socket: {} }, new EventEmitter()]],
  ])("stays open while each turn brings a %s, for half of the time of answers", async (...of) => {
    const [kind, brought] = of
    const { server, stop } = await aDoor({ answersMs: 20, silentMs: 1 })
    const looks = countedTurns()
    let isOver = false
    const comes = () => {
      if (isOver) return
      server.emit(kind, ...brought())
      setImmediate(comes)
    }
    comes()

    await stop().finally(() => (isOver = true))

    expect(looks()).toBe(11)
  })

  it("closes after two turns in which nobody came", async () => {
    const { stop, server } = await aDoor(PATIENT)
    const looks = countedTurns()

    await stop()

    expect([looks(), server.listening]).toEqual([3, false])
  })

  it("says so where it was never open, and then cuts nobody off", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const server = createServer()
    const cutOff = vi.spyOn(server, "closeAllConnections")
    const stop = gracefulShutdown(server, { answersMs: 20, silentMs: 1 })

    await expect(stop()).rejects.toThrow("Server is not running")
    vi.advanceTimersByTime(20)
    expect(cutOff).not.toHaveBeenCalled()
  })
})
