import { findPostgres } from "#adapters/command-line/install/machine.js"
import { keepsComing, type Crowd } from "#tests/reliability/crash/crash-guest.ts"
import { judging, SETTINGS } from "#tests/reliability/crash/crash-rounds.ts"
import { crashStock } from "#tests/reliability/crash/crash-stays.ts"
import { crashingServer } from "#tests/reliability/crash/crashing-server.ts"
import { postFrom } from "#tests/reliability/crash/mailbox-post.ts"
import { nothingTold, toldByNow } from "#tests/reliability/crash/promised-stays.ts"
import { embeddedStore, postgresStore, type OwnStore } from "#tests/reliability/own-store.ts"
import { operatorIn } from "#tests/support/operator.ts"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"

beforeEach(() => {
  vi.stubEnv("PATH", [findPostgres() ?? "", process.env["PATH"]].join(delimiter))
})
afterEach(() => vi.unstubAllEnvs())

const GUESTS = 3

/** A site on a store, with guests who book there until they are sent away. */
const aSite = async ({ settings, folder }: OwnStore) => {
  const server = await crashingServer({ ...SETTINGS, ...settings })
  onTestFinished(server.kill)
  server.spawn()
  await server.untilReady()
  const told = nothingTold()
  const post = postFrom(join(folder, "mailbox"))
  const wrong: Array<unknown> = []
  const counts = { calls: 0, unanswered: 0, booked: 0, cancelled: 0 }
  const { linkTo, arrived } = post
  const broken = (how: unknown) => void wrong.push(how)
  const crowd: Crowd = { address: server.address, seed: 1, told, linkTo, broken, counts }
  let [guests, isOver] = [0, false]
  const visits = Array.from({ length: GUESTS }, () =>
    keepsComing(
      crowd,
      () => (guests += 1),
      () => isOver,
    ),
  )
  const sendAway = async () => {
    isOver = true
    await Promise.all(visits)
    expect(wrong).toEqual([])
  }
  const untilBooked = async (stays: number) =>
    await expect
      .poll(() => counts.booked, { timeout: 120_000, interval: 50 })
      .toBeGreaterThan(stays)
  return { server, told, arrived, sendAway, untilBooked }
}

const stores = [
  { name: "the embedded store", open: embeddedStore },
  { name: "PostgreSQL", open: postgresStore },
]

it.each(stores)("a backup of $name that sells has all that guests were told", async ({ open }) => {
  const [store, place] = [await open(crashStock()), await open(null)]
  onTestFinished(store.end)
  onTestFinished(place.end)
  const folder = mkdtempSync(join(tmpdir(), "backups-"))
  const site = await aSite(store)
  await site.untilBooked(2)
  const told = toldByNow(site.told)

  const taken = await operatorIn(folder, store.folder, store.settings)("backup", "night")

  expect(taken).toMatchObject({ code: 0, err: "" })
  expect(taken.out).toContain(`It is in ${join(folder, "night")}.`)
  await site.untilBooked(told.statuses.size)
  await site.sendAway()
  await site.server.kill()
  const restore = operatorIn(folder, place.folder, place.settings)
  expect(await restore("restore", "night")).toMatchObject({ code: 0, err: "" })
  const facts = judging(site.arrived)(await place.look(), told)
  expect(facts.seen.records.length).toBeGreaterThan(2)

  const again = await aSite(place)
  await again.untilBooked(0)
  await again.sendAway()
})
