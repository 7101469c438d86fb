import { once } from "node:events"
import { mkdtempSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { freePort, takePort } from "./free-port.ts"

const aFolder = (): string => mkdtempSync(join(tmpdir(), "singgah-ports-test-"))
const NO_PROCESS = 4_194_305

describe("a free port", () => {
  it("is given once, also while nobody listens on it yet", async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))

    expect(new Set(ports).size).toBe(200)
    expect(takePort(ports[0] ?? 0)).toBe(false)
  })

  it("is none that a system would choose by itself", async () => {
    const port = await freePort()

    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_768)
  })

  it("can be listened on", async () => {
    const server = createServer()
    const port = await freePort()
    server.listen(port, "127.0.0.1")

    expect(await once(server, "listening")).toEqual([])
    server.close()
  })

  it("is not taken from a process that runs, but from one that has ended", () => {
    const folder = aFolder()
    writeFileSync(join(folder, "20001"), `${process.ppid}`)
    writeFileSync(join(folder, "20002"), `${NO_PROCESS}`)

    expect(takePort(20_001, folder)).toBe(false)
    expect(takePort(20_002, folder)).toBe(true)
  })
})
