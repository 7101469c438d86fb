import { setTimeout as pause } from "node:timers/promises"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers } from "./a-server.ts"
import { aLine, answersOn, asking, END, isWhole } from "./lines.ts"

afterEach(stopServers)

const LONGER_THAN_A_LINE_HOLDS = 32_000_000

describe("a web server that is told to stop", () => {
  it("lets a request that it has accepted end before it stops", async () => {
    let answerNow = () => {}
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const server = await aServer(
      () =>
        new Promise((resolve) => {
          answerNow = () => resolve(new Response("told to the end"))
          isAsked()
        }),
    )
    const answer = fetch(server.address)
    await asked

    const stopped = server.stop()
    answerNow()

    expect(await (await answer).text()).toBe("told to the end")
    await stopped
    await expect(fetch(server.address)).rejects.toThrow("fetch failed")
  })

  it("sends an answer whole to somebody who reads slowly, although it is to stop", async () => {
    const server = await aServer(async () => new Response("x".repeat(LONGER_THAN_A_LINE_HOLDS)))
    const slow = await aLine(server.port)
    slow.socket.pause()
    await slow.says(asking("/") + END)
    await pause(300)

    const stopped = server.stop()
    await pause(600)
    slow.socket.resume()

    expect(await answersOn([slow])).toEqual([["200"]])
    await stopped
  })

  it("keeps a connection that is silent after an answer while it is not to stop", async () => {
    const server = await aServer(async () => new Response("asked"), {
      farewell: { answersMs: 5000, silentMs: 1 },
    })
    const line = await aLine(server.port)
    await line.says(asking("/") + END)
    await expect.poll(() => isWhole(line.told())).toBe(true)
    await pause(100)

    await line.says(`${asking("/again")}Connection: close\r\n${END}`)

    expect(await answersOn([line])).toEqual([["200", "200"]])
  })

  it("sends away who is connected and says nothing", async () => {
    const server = await aServer(async () => new Response("asked at last"))
    const silent = await aLine(server.port)

    await server.stop()

    expect(await silent.over).toBe("")
  })

  it("waits no longer than it may for an answer that does not end", async () => {
    const server = await aServer(() => new Promise(() => {}), {
      farewell: { answersMs: 300, silentMs: 1 },
    })
    const patient = await aLine(server.port)
    await patient.says(asking("/") + END)

    await server.stop()

    expect(await patient.over).toBe("")
  })
})
