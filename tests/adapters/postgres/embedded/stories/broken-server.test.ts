import { freePort } from "#tests/support/free-port.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"

const FAILING_LOG = new URL("../a-failing-log.ts", import.meta.url).href
const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url))
const PATIENCE = { timeout: 120_000, interval: 100 }
const START_AGAIN = 75

/** The server in a process of its own, on a disk that fills up when it is told to. */
const aServerOn = async (folder: string) => {
  const port = await freePort()
  const server = spawn(process.execPath, ["--import", FAILING_LOG, "adapters/server.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: `${port}`, HOST: "127.0.0.1", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "ignore"],
  })
  onTestFinished(() => void server.kill("SIGKILL"))
  let said = ""
  server.stdout.on("data", (words: Buffer) => (said += words.toString()))
  const ended = once(server, "exit").then(([code]) => code as number | null)
  const ask = async (path: string, wanted?: RequestInit): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, wanted).catch(() => null)
    await response?.text()
    return response?.status ?? 0
  }
  const health = () => ask("health")
  /** Each look for a code is counted, which has to be written down. */
  const writes = () =>
    ask("bookings/search", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code: "AAAAA-AAAAA" }),
    })
  const answers = async () => {
    await expect.poll(health, PATIENCE).toBe(200)
  }
  return { server, ended, health, writes, answers, said: () => said }
}

it("ends with its own code once there is room again, and starts with everything", async () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-broken-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await aServerOn(folder)
  await first.answers()

  first.server.kill("SIGUSR2")
  expect(await first.writes()).toBe(503)
  expect(first.said()).toContain("The embedded database broke off")
  expect(await first.health()).toBe(503)
  expect(first.server.exitCode).toBeNull()
  first.server.kill("SIGUSR2")

  expect(await first.ended).toBe(START_AGAIN)
  expect(first.said()).toContain("ending with code 75")
  const second = await aServerOn(folder)
  await second.answers()
})
