import type { Farewell } from "#adapters/http-server/graceful-shutdown.ts"
import type { RequestPace } from "#adapters/http-server/slow-request-guard.ts"
import type { Server } from "node:http"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { aServer, stopServers } from "./a-server.ts"

const seen = vi.hoisted(() => ({
  server: undefined as Server | undefined,
  farewells: [] as Array<Farewell>,
  paces: [] as Array<RequestPace>,
}))

vi.mock(import("#adapters/http-server/graceful-shutdown.ts"), async (original) => {
  const { gracefulShutdown } = await original()
  return {
    gracefulShutdown: (server, farewell) => {
      seen.server = server
      seen.farewells.push(farewell)
      return gracefulShutdown(server, { answersMs: 100, silentMs: 1 })
    },
  }
})

vi.mock(import("#adapters/http-server/slow-request-guard.ts"), async (original) => ({
  ...(await original()),
  guardAgainstSlowRequests: (_, pace) => void seen.paces.push(pace),
}))

beforeEach(() => {
  seen.farewells = []
  seen.paces = []
})
afterEach(stopServers)

const answered = async () => new Response("answered")

it("a server waits 15 s for headers and 10 s for another request, and for a body at its pace", async () => {
  const { address } = await aServer(answered)

  const response = await fetch(address)

  expect(await response.text()).toBe("answered")
  expect(response.headers.get("keep-alive")).toBe("timeout=10")
  expect(seen.server?.headersTimeout).toBe(15_000)
  expect(seen.server?.keepAliveTimeout).toBe(10_000)
  expect(seen.server?.requestTimeout).toBe(0)
  expect(seen.paces).toEqual([{ graceMs: 30_000, bytesPerMs: 4.096, checkMs: 5000 }])
})

it("a server that stops waits 8 s for answers, and 200 ms for silent connections", async () => {
  await aServer(answered)

  expect(seen.farewells).toEqual([{ answersMs: 8000, silentMs: 200 }])
})

it("a server waits as long as it is asked to instead", async () => {
  const farewell = { answersMs: 1, silentMs: 2 }
  const pace = { graceMs: 3, bytesPerMs: 4, checkMs: 5 }
  const { address } = await aServer(answered, { farewell, pace })

  await (await fetch(address)).text()

  expect(seen.farewells).toEqual([farewell])
  expect(seen.paces).toEqual([pace])
})
