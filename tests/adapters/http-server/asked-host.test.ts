import { connect } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers } from "./a-server.ts"

afterEach(stopServers)

const statusOf = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ""
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes))
    socket.on("data", (piece) => (said += piece.toString()))
    socket.on("close", () => resolve(said.slice(9, 12)))
    socket.on("error", reject)
  })

const answering = (addresses: ReadonlyArray<string>) =>
  aServer(async () => new Response("answered"), { addresses })

const askedFor = async (
  addresses: ReadonlyArray<string>,
  hosts: ReadonlyArray<string>,
  target = "/help",
) => {
  const { port } = await answering(addresses)
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join("")
  return statusOf(port, `GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
}

const known = ["https://stay.example", "https://api.stay.example:8443"]

const notPlain = [
  `a"onload=x`,
  "<script>",
  "stay.example/path",
  "user@stay.example",
  "stay.example:80:80",
  "stay.example:port",
  "stay.example, other.example",
  "[::1",
  "",
]

describe("a server that knows where guests find it", () => {
  it.each(["stay.example", "STAY.example", "stay.example:443", "api.stay.example:8443"])(
    "answers to %s",
    async (host) => {
      expect(await askedFor(known, [host])).toBe("200")
    },
  )

  it.each(["localhost:4173", "127.0.0.1", "127.0.0.1:4173", "[::1]:4173"])(
    "answers to its own machine at %s",
    async (host) => {
      expect(await askedFor(known, [host])).toBe("200")
    },
  )

  it.each([
    "evil.example",
    "stay.example.evil.example",
    "stay.example:8443",
    "api.stay.example",
    "10.0.0.7:4173",
    "127.0.0.1.evil.example",
    ...notPlain,
  ])("refuses %s", async (host) => {
    expect(await askedFor(known, [host])).toBe("400")
  })

  it("tells a probe that asks by an address how it is", async () => {
    expect(await askedFor(known, ["10.0.0.7:4173"], "/api/ready?now")).toBe("200")
    expect(await askedFor(known, [`a"onload=x`], "/api/ready")).toBe("400")
  })

  it("refuses a whole target that names another place", async () => {
    expect(await askedFor(known, ["stay.example"], "http://evil.example/help")).toBe("400")
    expect(await askedFor(known, ["stay.example"], "http://stay.example/help")).toBe("200")
    expect(await askedFor(known, ["stay.example"], "nowhere")).toBe("400")
  })
})

describe("a server that only its guests know where to find", () => {
  it.each(["stay.example", "my_machine:4173", "192.168.1.20:4173", "[2001:db8::1]:4173"])(
    "answers to %s",
    async (host) => {
      expect(await askedFor([], [host])).toBe("200")
    },
  )

  it.each(notPlain)("refuses %s", async (host) => {
    expect(await askedFor([], [host])).toBe("400")
  })
})

it.each([known, []])("two hosts are refused, the same ones too", async (...addresses) => {
  expect(await askedFor(addresses, ["stay.example", "evil.example"])).toBe("400")
  expect(await askedFor(addresses, ["stay.example", "stay.example"])).toBe("400")
})
