import { planOnOneMachine, settingsFor } from "#adapters/replicas/plan.ts"
import { replicaPrograms } from "#adapters/replicas/programs.ts"
import { startReplicas, type RunningReplicas } from "#adapters/replicas/running-replicas.ts"
import { SETTINGS } from "#tests/reliability/crash/crash-rounds.ts"
import { crashStock } from "#tests/reliability/crash/crash-stays.ts"
import { crashingServer, type CrashingServer } from "#tests/reliability/crash/crashing-server.ts"
import { guestsComing } from "#tests/reliability/guests-coming.ts"
import { filled, lookerAt, secretKey } from "#tests/reliability/own-store.ts"
import { freePort } from "#tests/support/free-port.ts"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { looksAround, untilBooked } from "./watching-guests.ts"

/** What dies: the PostgreSQL of the primary, or that and its Patroni, as a machine does. */
export type Death = "engine" | "machine"

export type FailoverPlan = {
  readonly deaths: ReadonlyArray<Death>
  readonly guests: number
  readonly seed: number
  /** How long guests come before each death, in milliseconds. */
  readonly calmMs: number
  readonly say: (line: string) => void
}

/** What a run came to. */
export type FailoverReport = {
  /** From each death until a guest had rooms kept again, in milliseconds. */
  readonly awayMs: Readonly<Record<Death, ReadonlyArray<number>>>
  /** Nodes that were the primary, in order. */
  readonly primaries: ReadonlyArray<string>
  readonly searches: { answered: number; failed: number }
  readonly bookings: number
  readonly booked: number
  readonly calls: number
  readonly unanswered: number
  readonly broken: ReadonlyArray<string>
}

type Site = {
  readonly replicas: RunningReplicas
  readonly servers: ReadonlyArray<CrashingServer>
  readonly folders: ReadonlyArray<string>
  readonly address: string
  readonly databaseUrl: string
}

const START_LOOKS = 3000

const inFront = async (address: string): Promise<void> => {
  for (let looks = 0; looks < START_LOOKS; looks += 1) {
    const answer = await fetch(`${address}/api/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) return
    await pause(100)
  }
  throw new Error("The proxy has no server")
}

const siteIn = async (folder: string): Promise<Site> => {
  // PostgreSQL runs as another user, who looks into no other folder of ours.
  chmodSync(folder, 0o755)
  const own = { folder: join(folder, "replicas"), password: "throw-away", survivesPowerLoss: false }
  const plan = await planOnOneMachine(own, freePort)
  const replicas = await startReplicas(plan, replicaPrograms())
  const settings = settingsFor(plan)
  const folders = plan.servers.map((_, index) => join(folder, `site-${index}`))
  await filled(settings.DATABASE_URL, folder, crashStock())
  const servers = await Promise.all(
    folders.map((own, index) =>
      crashingServer({
        ...SETTINGS,
        ...settings,
        SECRET_KEY: secretKey,
        DATA_DIR: own,
        PORT: plan.servers[index]?.split(":")[1] ?? "",
      }),
    ),
  )
  for (const server of servers) server.spawn()
  await Promise.all(servers.map((server) => server.untilReady()))
  const address = `http://127.0.0.1:${plan.proxy.site}`
  await inFront(address)
  return { replicas, servers, folders, address, databaseUrl: settings.DATABASE_URL }
}

const untilFollowed = async ({ replicas }: Site): Promise<string> => {
  for (let looks = 0; looks < START_LOOKS; looks += 1) {
    const primary = await replicas.primary()
    if (primary !== null && (await replicas.replicas()) === 2) return primary.name
    await pause(200)
  }
  throw new Error("The primary was left without its replicas")
}

/** Kills the primary and waits until guests can book again; the machine that died comes back after. */
const kill = async ({ replicas, address }: Site, death: Death): Promise<number> => {
  const primary = await replicas.primary()
  if (primary === null) throw new Error("There is no primary to kill")
  const began = performance.now()
  if (death === "engine") replicas.killEngine(primary)
  else await replicas.killMachine(primary)
  await untilBooked(address)
  const awayMs = performance.now() - began
  if (death === "machine") replicas.startMachine(primary)
  return awayMs
}

const deaths = async (site: Site, { deaths: all, calmMs, say }: FailoverPlan) => {
  const awayMs: Record<Death, Array<number>> = { engine: [], machine: [] }
  const primaries = [await untilFollowed(site)]
  for (const death of all) {
    await pause(calmMs)
    const ms = await kill(site, death)
    awayMs[death].push(ms)
    primaries.push(await untilFollowed(site))
    say(`${death}: ${(ms / 1000).toFixed(1)} s; the primary is ${primaries.at(-1) ?? "nobody"}`)
  }
  await pause(calmMs)
  return { awayMs, primaries }
}

/** Guests book at three servers while the primary dies again and again; what is left is looked at. */
export const failedOver = async (plan: FailoverPlan): Promise<FailoverReport> => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-failover-"))
  let site: Site | null = null
  try {
    site = await siteIn(folder)
    const { address, folders, databaseUrl } = site
    const coming = guestsComing({ ...plan, address, folders })
    const searches = looksAround(address)
    const { awayMs, primaries } = await deaths(site, plan)
    await coming.end()
    const looked = await searches.end()
    const bookings = await coming.judge(lookerAt(databaseUrl))
    const { counts } = coming.crowd
    return { ...counts, awayMs, primaries, searches: looked, bookings, broken: coming.broken }
  } finally {
    await Promise.all(site?.servers.map((server) => server.kill()) ?? [])
    await site?.replicas.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
