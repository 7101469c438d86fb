import { startSite } from "#adapters/command-line/site/running-site.ts"
import { readConfiguration, type Configuration } from "#adapters/configuration/configuration.ts"
import { withInventory } from "#tests/support/prepared-folders.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Result } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type AddressInfo, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "singgah-taken-"))
let other: Server

beforeAll(async () => {
  await withInventory(folder)
  other = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => other.once("listening", resolve))
})
afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Settings of a public site without cards and letters, on this port. */
const settingsAt = (port: number): Configuration =>
  Result.getOrThrow(
    readConfiguration({
      DATA_DIR: folder,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: "https://stay.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      ...publicCompany,
    }),
  )

const nothing = () => undefined
const starting = (port: number) =>
  startSite({
    configuration: settingsAt(port),
    built: null,
    tell: nothing,
    journal: { note: nothing, saw: nothing, failed: nothing },
  })

it("a site that cannot start gives its folder free, so that it can be started again", async () => {
  const { port } = other.address() as AddressInfo
  await expect(starting(port)).rejects.toMatchObject({ code: "EADDRINUSE" })

  const site = await starting(0)
  expect((await fetch(`http://127.0.0.1:${site.port}/api/health`)).status).toBe(200)
  await site.stop()
})
