import { startSite } from "#adapters/command-line/site/running-site.ts"
import { readConfiguration, type Configuration } from "#adapters/configuration/configuration.ts"
import { aLine, asking, END } from "#tests/adapters/http-server/lines.ts"
import { withInventory } from "#tests/support/prepared-folders.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Result } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { get } from "node:http"
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

/** Settings of a public site without cards. */
const PUBLIC = {
  PUBLIC_URL: "https://stay.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  ...publicCompany,
}

const settingsFor = (settings: Readonly<Record<string, string>>): Configuration =>
  Result.getOrThrow(
    readConfiguration({ DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0", ...settings }),
  )

const nothing = () => undefined
const starting = (settings: Readonly<Record<string, string>>) =>
  startSite({
    configuration: settingsFor(settings),
    built: null,
    tell: nothing,
    journal: { note: nothing, saw: nothing, failed: nothing },
  })

it("a site that cannot start gives its folder free, so that it can be started again", async () => {
  const { port } = other.address() as AddressInfo
  await expect(starting({ ...PUBLIC, PORT: String(port) })).rejects.toMatchObject({
    code: "EADDRINUSE",
  })

  const site = await starting(PUBLIC)
  expect((await fetch(`http://127.0.0.1:${site.port}/api/health`)).status).toBe(200)
  await site.stop()
})

/** The status of an answer to who calls the site by this name. */
const statusAs = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", path: "/api/home", headers: { host } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode))
    }).once("error", reject)
  })

it("a public site answers to its own names alone, any other site to every name", async () => {
  const open = await starting({ ...PUBLIC, API_BASE_URL: "https://api.stay.example" })
  expect(await statusAs("api.stay.example", open.port)).toBe(200)
  expect(await statusAs("stay.example", open.port)).toBe(200)
  expect(await statusAs("elsewhere.example", open.port)).toBe(400)
  await open.stop()

  const inside = await starting({ API_BASE_URL: "http://127.0.0.1:9" })
  expect(await statusAs("elsewhere.example", inside.port)).toBe(200)
  await inside.stop()
})

it("a site that stops says so to who asks whether it is ready", async () => {
  const site = await starting(PUBLIC)
  const ready = async () => (await fetch(`http://127.0.0.1:${site.port}/api/ready`)).status
  await expect.poll(ready).toBe(200)
  const { says, over } = await aLine(site.port)
  await says(asking("/api/ready").replace("stay.test", "stay.example"))

  const stopped = site.stop()
  await says(END)

  expect(await over).toMatch(/^HTTP\/1\.1 503 /)
  await stopped
})
