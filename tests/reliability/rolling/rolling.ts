import { findPostgres, findReplicaPrograms } from "#adapters/command-line/install/machine.js"
import { leashed, type Leashed } from "#adapters/replicas/leashed.ts"
import { ownerOfServer } from "#adapters/replicas/owner.ts"
import { siteProxy } from "#adapters/replicas/proxy-settings.ts"
import type { Crowd } from "#tests/reliability/crash/crash-guest.ts"
import { SETTINGS } from "#tests/reliability/crash/crash-rounds.ts"
import { crashStock } from "#tests/reliability/crash/crash-stays.ts"
import { crashingServer, type CrashingServer } from "#tests/reliability/crash/crashing-server.ts"
import { guestsComing } from "#tests/reliability/guests-coming.ts"
import { lookerAt, secretKey } from "#tests/reliability/own-store.ts"
import { freePort } from "#tests/support/free-port.ts"
import { startCluster, type Cluster } from "#tests/support/postgres.cluster.ts"
import { execFileSync } from "node:child_process"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { returningGuest, type ReturningGuest } from "./returning-guest.ts"
import { versionsIn, type Versions } from "./versions.ts"
import { Client } from "pg"

export type RollingPlan = {
  /** How often all servers are replaced by newer ones and again by older ones. */
  readonly rounds: number
  readonly guests: number
  readonly seed: number
  /** How long guests come between two servers, in milliseconds. */
  readonly calmMs: number
  /** The commit of the older version; null for today's code. */
  readonly older: string | null
  readonly say: (line: string) => void
}

/** What a run came to. */
export type RollingReport = {
  readonly versions: string
  /** Migrations that the database had before and has after. */
  readonly migrations: { readonly before: number; readonly after: number }
  readonly replaced: number
  readonly bookings: number
  readonly booked: number
  readonly calls: number
  /** Calls that a guest had to repeat: none may be. */
  readonly unanswered: number
  /** Guests who held rooms on one version and booked them on the other. */
  readonly returned: number
  readonly broken: ReadonlyArray<string>
}

/** Of the older version, run in its own tree: it makes the database and puts what is for sale into it. */
const FILLING = `
  import { openStore } from "#adapters/bindings/server/open-store.ts"
  import { tokens } from "#adapters/bindings/server/tokens.ts"
  import { Effect } from "effect"
  const { settings, stock } = JSON.parse(process.env.FILLED_WITH)
  const store = await openStore(settings)
  await Effect.runPromise(store.container.get(tokens.inventoryKeeper).put(stock))
  await store.close()`

type Place = {
  readonly address: string
  readonly servers: ReadonlyArray<ReadonlyMap<Tree, CrashingServer>>
  readonly folders: ReadonlyArray<string>
}
type Tree = "older" | "newer"

const serverOf = (place: Place, index: number, tree: Tree): CrashingServer => {
  const server = place.servers[index]?.get(tree)
  if (server === undefined) throw new Error(`There is no server ${index} of the ${tree} version`)
  return server
}

const migrationsAt = async (connectionString: string): Promise<number> => {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query("select count(*)::int as count from migration")
  await client.end()
  return rows[0].count
}

const proxyBefore = async (folder: string, ports: ReadonlyArray<number>) => {
  const { haproxy } = findReplicaPrograms()
  if (!haproxy) throw new Error("This needs HAProxy: install it (Debian: haproxy)")
  const port = await freePort()
  const { uid, gid } = ownerOfServer()
  const own = join(folder, "proxy")
  mkdirSync(own)
  chmodSync(folder, 0o755)
  if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid)
  const file = join(own, "haproxy.cfg")
  writeFileSync(
    file,
    siteProxy(
      port,
      ports.map((one) => `127.0.0.1:${one}`),
    ),
  )
  const proxy = leashed({ words: [haproxy, "-db", "-f", file], folder: own })
  return { proxy, address: `http://127.0.0.1:${port}` }
}

const placeOf = async (versions: Versions, folder: string, databaseUrl: string) => {
  const ports = [await freePort(), await freePort(), await freePort()]
  const folders = ports.map((_, index) => join(folder, `site-${index}`))
  const settings = { databaseUrl, dataDir: folder, secretKey }
  execFileSync(process.execPath, ["--input-type=module", "--eval", FILLING], {
    cwd: versions.older,
    env: { ...process.env, FILLED_WITH: JSON.stringify({ settings, stock: crashStock() }) },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const servers = await Promise.all(
    ports.map(async (port, index) => {
      const own = {
        ...SETTINGS,
        HOLD_MINUTES: "30",
        HOLD_LIMITS: `${SETTINGS.HOLD_LIMITS} unprovedStays=99999`,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        DATA_DIR: folders[index] ?? "",
        PORT: `${port}`,
      }
      return new Map<Tree, CrashingServer>([
        ["older", await crashingServer(own, versions.older)],
        ["newer", await crashingServer(own, versions.newer)],
      ])
    }),
  )
  const { proxy, address } = await proxyBefore(folder, ports)
  return { place: { address, servers, folders }, proxy }
}

type Rolling = {
  readonly place: Place
  readonly plan: RollingPlan
  readonly crowd: Crowd
}

/** Until the proxy has seen it: one server after the other is replaced only then. */
const PROXY_SEES_MS = 1500

const replacing = async (
  { place, plan: { calmMs, say } }: Rolling,
  from: Tree,
  to: Tree,
): Promise<void> => {
  for (const index of place.servers.keys()) {
    await serverOf(place, index, from).stop()
    serverOf(place, index, to).spawn()
    await serverOf(place, index, to).untilReady()
    say(`Server ${index + 1} is of the ${to} version`)
    await pause(PROXY_SEES_MS + calmMs)
  }
}

/** Whoever held rooms before books them after; returns how many did. */
const through = async (
  { place, plan, crowd }: Rolling,
  first: number,
  from: Tree,
  to: Tree,
): Promise<number> => {
  const guests: Array<ReturningGuest> = []
  for (let number = first; number < first + 4; number += 1)
    guests.push(await returningGuest(crowd, number))
  await replacing({ place, plan, crowd }, from, to)
  const outcomes = await Promise.allSettled(guests.map((guest) => guest.books()))
  for (const outcome of outcomes) if (outcome.status === "rejected") crowd.broken(outcome.reason)
  return outcomes.filter(({ status }) => status === "fulfilled").length
}

const rolling = async (run: Rolling): Promise<number> => {
  let returned = 0
  for (let round = 0; round < run.plan.rounds; round += 1) {
    returned += await through(run, round * 8, "older", "newer")
    returned += await through(run, round * 8 + 4, "newer", "older")
  }
  return returned
}

/** Replaces three servers one after the other under load by newer ones, and rolls them back. */
export const rolled = async (plan: RollingPlan): Promise<RollingReport> => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-rolling-"))
  let [proxy, cluster, place]: [Leashed | null, Cluster | null, Place | null] = [null, null, null]
  try {
    const versions = versionsIn(folder, plan.older)
    const programs = findPostgres()
    if (!programs) throw new Error("This needs PostgreSQL 15 or newer")
    cluster = await startCluster(programs)
    const { url } = cluster
    const made = await placeOf(versions, folder, url)
    proxy = made.proxy
    place = made.place
    plan.say(`The database is filled by the older version: ${versions.are}`)
    const before = await migrationsAt(url)
    for (const index of place.servers.keys()) serverOf(place, index, "older").spawn()
    for (const index of place.servers.keys()) await serverOf(place, index, "older").untilReady()
    await pause(PROXY_SEES_MS)
    plan.say("Three servers of the older version are ready")
    const { address, folders } = place
    const coming = guestsComing({ ...plan, address, folders })
    const { crowd } = coming
    const returned = await rolling({ place, plan, crowd })
    await coming.end()
    const after = await migrationsAt(url)
    const bookings = await coming.judge(lookerAt(url))
    const replaced = plan.rounds * 2 * place.servers.length
    const told = { ...crowd.counts, versions: versions.are, migrations: { before, after } }
    return { ...told, replaced, bookings, returned, broken: coming.broken }
  } finally {
    const servers = place?.servers.flatMap((trees) => [...trees.values()]) ?? []
    await Promise.all(servers.map((server) => server.kill()))
    await proxy?.stop()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
