import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers, type Answer } from "./a-server.ts"

afterEach(stopServers)

const farewell = { answersMs: 1000, silentMs: 1 }
const sayingNetwork: Answer = async (_, network) => new Response(network ?? "none")

const asked = async (terms: Parameters<typeof aServer>[1], forwarded?: string) => {
  const { address } = await aServer(sayingNetwork, { farewell, ...terms })
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded }
  return (await fetch(address, { headers })).text()
}

describe("the network of a request", () => {
  it("is that of its connection, whatever it says itself", async () => {
    expect(await asked({})).toBe("127.0.0.1")
    expect(await asked({}, "198.51.100.1")).toBe("127.0.0.1")
  })

  it("is what as many proxies as are ours say", async () => {
    expect(await asked({ trustedProxies: 1 }, "6.6.6.6, 198.51.100.1")).toBe("198.51.100.1")
    expect(await asked({ trustedProxies: 1 })).toBe("127.0.0.1")
  })

  it("decides already whether there is room for it", async () => {
    const networks: Array<string | undefined> = []
    const refusal = (_: unknown, network: string | undefined) => {
      networks.push(network)
      return { status: 503, headers: { "retry-after": "5" }, body: Buffer.from("no room") }
    }

    expect(await asked({ refusal, trustedProxies: 1 }, "198.51.100.1")).toBe("no room")
    expect(networks).toEqual(["198.51.100.1"])
  })
})

/** The status of an answer to a header of so many bytes. */
const statusFor = async (bytes: number) => {
  const { port } = await aServer(async () => new Response("answered"), { farewell })
  const socket = connect(port, "127.0.0.1")
  let said = ""
  socket.on("data", (piece) => (said += piece.toString()))
  socket.on("error", () => undefined)
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${"x".repeat(bytes)}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once("close", resolve))
  return said.slice(9, 12)
}

it.each([
  [15_000, "200"],
  [17_000, "431"],
])("headers of %i bytes are answered with %s", async (bytes, status) => {
  expect(await statusFor(bytes)).toBe(status)
})
