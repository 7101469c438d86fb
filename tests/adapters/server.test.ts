import { aPostgresDatabase } from "#tests/support/database.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"

const ROOT = fileURLToPath(new URL("../../", import.meta.url))

/** What a server says that does not start, and the code with which it ends. */
const endOf = async (environment: Readonly<Record<string, string>>) => {
  const server = spawn(process.execPath, ["adapters/server.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  })
  onTestFinished(() => void server.kill("SIGKILL"))
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")])
  return { said, code }
}

it("says in one sentence why its database refuses it, and ends", async () => {
  const database = await aPostgresDatabase()
  const { code, said } = await endOf({ DATABASE_URL: `${database}-of-nobody` })

  expect(code).toBe(1)
  expect(said).toMatch(/^[A-Z][^\n]*-of-nobody[^\n]*\.\n$/)
})

it("says what is wrong with its settings, a line for each, and ends", async () => {
  const { code, said } = await endOf({ PORT: "many", LOG_LEVEL: "loud" })

  expect(code).toBe(1)
  const lines = said.trimEnd().split("\n").toSorted()
  expect(lines).toEqual([expect.stringContaining("LOG_LEVEL"), expect.stringContaining("PORT")])
})
