import { connect } from "node:net"
import { Readable } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"
import { aServer, stopServers, type Answer } from "./a-server.ts"
import { aSite } from "./a-site.ts"
import { afterEach, describe, expect, it } from "vitest"

afterEach(stopServers)

/** What comes back for bytes that no well-behaved client would send. */
const rawAnswer = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ""
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes))
    socket.on("data", (piece) => (said += piece.toString()))
    socket.on("close", () => resolve(said))
    socket.on("error", reject)
  })

/** A body that comes byte by byte, for as long as anybody reads it or until so many came. */
const dripping = (most: number) => {
  const drip = async function* () {
    for (let sent = 0; sent < most; sent += 1) {
      yield new Uint8Array([sent % 256])
      await pause(20)
    }
  }
  return {
    method: "POST",
    duplex: "half",
    body: Readable.toWeb(Readable.from(drip())),
  } as RequestInit
}

const countingBytes: Answer = async (request) =>
  new Response(`${(await request.arrayBuffer()).byteLength} bytes`)

describe("the web server", () => {
  it("sends a page piece by piece", async () => {
    let release = () => {}
    const server = await aServer(
      async () =>
        new Response(
          new ReadableStream({
            start: (pieces) => {
              pieces.enqueue(new TextEncoder().encode("first "))
              release = () => {
                pieces.enqueue(new TextEncoder().encode("second"))
                pieces.close()
              }
            },
          }),
        ),
    )
    const page = await fetch(server.address)
    const reader = (page.body ?? new ReadableStream()).getReader()
    const first = new TextDecoder().decode((await reader.read()).value)

    release()

    expect(first).toBe("first ")
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("second")
  })

  it.each([
    ["two lengths that differ", "Content-Length: 1\r\nContent-Length: 2\r\n"],
    ["a length and pieces", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"],
    ["a broken header", "Content Length: 1\r\n"],
  ])("refuses %s", async (_, headers) => {
    const server = await aServer(async () => new Response("answered"))

    const said = await rawAnswer(server.port, `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\nA`)

    expect(said).toMatch(/^HTTP\/1\.1 400/)
  })

  it("answers for the head of a page alone", async () => {
    const { answer, reported } = aSite()
    const { address } = await aServer(answer)

    const response = await fetch(address, { method: "HEAD" })

    expect(response.status).toBe(200)
    expect(await response.text()).toBe("")
    expect(reported).toEqual([])
  })

  it("reads what is sent to it over the network as it was sent", async () => {
    const { answer } = aSite()
    const { address } = await aServer(answer)

    const response = await fetch(`${address}/api/bookings/search`, {
      method: "POST",
      body: JSON.stringify({ code: "清泉-居" }),
      headers: { "content-type": "application/json", origin: address },
    })

    expect(response.status).toBe(200)
  })

  it("waits for a slow line that keeps its pace", async () => {
    const { address } = await aServer(countingBytes, {
      pace: { graceMs: 50, bytesPerMs: 0.001, checkMs: 5 },
    })

    const response = await fetch(address, dripping(15))

    expect(await response.text()).toBe("15 bytes")
  })

  it("lets go of a sender who drips to keep the connection", async () => {
    const { address } = await aServer(countingBytes, {
      pace: { graceMs: 50, bytesPerMs: 1000, checkMs: 5 },
    })

    const cut = await fetch(address, dripping(Infinity)).then(({ status }) => status, String)

    expect(["408", "TypeError: fetch failed"]).toContain(String(cut))
  })

  it("takes as long as it needs over a body that came whole", async () => {
    const slowly: Answer = async (request) => {
      const text = await request.text()
      await pause(1500)
      return new Response(text)
    }
    const { address } = await aServer(slowly, {
      pace: { graceMs: 1000, bytesPerMs: 1000, checkMs: 5 },
    })

    expect(await (await fetch(address, { method: "POST", body: "one" })).text()).toBe("one")
  })

  it("says so when its port is taken", async () => {
    const { port } = await aServer(async () => new Response())

    const second = aServer(async () => new Response(), { port })

    await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" })
  })
})
