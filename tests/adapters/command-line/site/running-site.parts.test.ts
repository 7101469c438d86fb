import { askSite } from "#adapters/command-line/operator/ask-site.ts"
import { socketIn } from "#adapters/command-line/operator/operator-protocol.ts"
import { startSite } from "#adapters/command-line/site/running-site.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { withInventory } from "#tests/support/prepared-folders.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Result } from "effect"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"

const PUBLIC = {
  PUBLIC_URL: "https://stay.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  ...publicCompany,
}

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-parts-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder with sixty properties, for one site at a time. */
const filled = mkdtempSync(join(tmpdir(), "singgah-filled-"))
beforeAll(() => withInventory(filled))
afterAll(() => rmSync(filled, { recursive: true, force: true }))

/** A site in this process, what it says at its start, and what fails in it. */
const starting = async (dataDir: string, settings: Readonly<Record<string, string>>) => {
  const told: Array<string> = []
  const failed: Array<unknown> = []
  const site = await startSite({
    configuration: Result.getOrThrow(
      readConfiguration({ DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", ...settings }),
    ),
    built: null,
    tell: (line) => told.push(line),
    journal: {
      note: () => undefined,
      saw: () => undefined,
      failed: (...cause) => void failed.push(cause),
    },
  })
  onTestFinished(() => site.stop().catch(() => undefined))
  return { told, failed, ...site }
}

/** The address that a site of this folder gives to the calendar of its first room type. */
const calendarAddress = async (dataDir: string, port: number) => {
  const { stays } = (await (await fetch(`http://127.0.0.1:${port}/api/properties`)).json()) as {
    stays: ReadonlyArray<{ readonly slug: string }>
  }
  const said: Array<string> = []
  const ask = (...words: ReadonlyArray<string>) =>
    askSite(
      { command: words[0] as "channels", words: words.slice(1), folder: dataDir },
      {
        dataDir,
        say: (line) => said.push(line),
        complain: (line) => said.push(line),
        onEnter: () => () => undefined,
      },
    )
  const slug = stays[0]?.slug ?? ""
  await ask("inventory", "list", slug)
  const [, roomType = ""] = /^ {2}room {2}(\S+)/m.exec(said.splice(0).join("\n")) ?? []
  await ask("channels", "address", slug, roomType)
  return said[0]
}

const waiting = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length

/** How many wait once those of the test runner, which come and go, are no more than at first. */
const waitingOver = async (first: number): Promise<number> => {
  for (let looks = 0; looks < 100 && waiting() > first; looks += 1) await pause(20)
  return waiting()
}

it("a public site says what it cannot sell, and lets operators in at its own name until it stops", async () => {
  const timers = waiting()
  const site = await starting(filled, PUBLIC)

  expect(site.told).toContainEqual(expect.stringMatching(/^Not on sale: \d+ of 60 properties/))
  expect(await calendarAddress(filled, site.port)).toMatch(
    /^https:\/\/stay\.example\/calendars\/[a-z2-7]{32}\.ics$/,
  )

  await site.stop()
  expect(existsSync(socketIn(filled))).toBe(false)
  expect(await waitingOver(timers)).toBeLessThanOrEqual(timers)
  expect(site.failed).toEqual([])
  await expect(fetch(`http://127.0.0.1:${site.port}/api/health`)).rejects.toThrow("fetch failed")
})

it("no invented stay is put into the empty inventory of a public site", async () => {
  const site = await starting(aFolder(), PUBLIC)
  const answer = await fetch(`http://127.0.0.1:${site.port}/api/properties`)

  expect(await answer.json()).toMatchObject({ total: 0, stays: [] })
  expect(site.told).not.toContainEqual(expect.stringContaining("invented"))
})

it("where cards are taken by a stand-in, everything is on sale, and operators come to this machine", async () => {
  const site = await starting(filled, {})

  expect(site.told).toEqual([])
  expect(await calendarAddress(filled, site.port)).toMatch(
    /^http:\/\/localhost:0\/calendars\/[a-z2-7]{32}\.ics$/,
  )
})

it("with a PostgreSQL, which lets operators in by itself, it becomes ready", async () => {
  const folder = aFolder()
  const site = await starting(folder, { ...PUBLIC, DATABASE_URL: await aPostgresDatabase() })

  const ready = async () => (await fetch(`http://127.0.0.1:${site.port}/api/ready`)).status
  await expect.poll(ready).toBe(200)
  expect(existsSync(socketIn(folder))).toBe(false)
  expect(await site.stop()).toBeUndefined()
})

it("a site that stops sends the traces that it has", async () => {
  const asked: Array<string | undefined> = []
  const collector = createServer((request, response) => {
    asked.push(request.url)
    request.resume()
    response.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void collector.close())
  const { port } = collector.address() as AddressInfo
  const site = await starting(aFolder(), {
    ...PUBLIC,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  await fetch(`http://127.0.0.1:${site.port}/api/health`)

  await site.stop()
  expect(asked).toContain("/v1/traces")
})
