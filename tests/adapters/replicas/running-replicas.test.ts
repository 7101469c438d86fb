import {
  firstStepsOf,
  engineFilesOf,
  patroniSettings,
} from "#adapters/replicas/patroni-settings.ts"
import type { ReplicaPlan } from "#adapters/replicas/plan.ts"
import { poolerSettings, poolerUsers } from "#adapters/replicas/pooler-settings.ts"
import { proxySettings } from "#adapters/replicas/proxy-settings.ts"
import { startReplicas, type RunningReplicas } from "#adapters/replicas/running-replicas.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { aPlan } from "./a-plan.ts"

vi.mock("node:timers/promises", async (original) => ({
  ...(await original<object>()),
  setTimeout: async () => undefined,
}))

/** Writes down how it was started, and when it is asked to end; Patroni's own files name its node. */
const STAND_IN = `#!/bin/sh
trap 'echo "$(basename $0) $1 ends" >> "$HOME/asked.txt"; exit 0' TERM
echo "path of $(basename $0) $PATH" >> "$HOME/paths.txt"
echo "$(basename $0) $* in $PWD" >> "$HOME/asked.txt"
while :; do sleep 0.02; done
`

let place = ""
let plan: ReplicaPlan
let running: RunningReplicas | undefined
const roles = new Map<string, "primary" | "replica">()
const watchers: Array<Server> = []

/** Says as Patroni does which role its node has. */
const watcherOf = async (name: string): Promise<number> => {
  const server = createServer(({ url }, answer) => {
    answer.statusCode = url === `/${roles.get(name)}` ? 200 : 503
    answer.end("{}")
  }).listen(0, "127.0.0.1")
  watchers.push(server)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

beforeEach(async () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000)
  place = realpathSync(mkdtempSync(join(tmpdir(), "singgah-replicas-")))
  const { nodes } = await aPlan()
  plan = await aPlan({
    folder: join(place, "in", "replicas"),
    nodes: await Promise.all(
      nodes.map(async (node) => ({
        ...node,
        ports: { ...node.ports, patroni: await watcherOf(node.name) },
      })),
    ),
  })
  for (const name of ["patroni", "etcd", "haproxy", "pgbouncer"]) {
    writeFileSync(join(place, name), STAND_IN)
    chmodSync(join(place, name), 0o755)
  }
  for (const [name, role] of [
    ["one", "replica"],
    ["two", "primary"],
    ["three", "replica"],
  ] as const)
    roles.set(name, role)
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  for (const server of watchers.splice(0)) server.close()
  vi.restoreAllMocks()
  rmSync(place, { recursive: true, force: true })
})

const starts = async (): Promise<RunningReplicas> => {
  const programs = { patroni: "patroni", etcd: "etcd", haproxy: "haproxy", pgbouncer: "pgbouncer" }
  const at = Object.entries(programs).map(([name, file]) => [name, join(place, file)])
  running = await startReplicas(plan, { ...Object.fromEntries(at), postgres: "/the/postgres" })
  return running
}

const linesOf = (name: string): ReadonlyArray<string> =>
  readFileSync(join(plan.folder, name), "utf8").trim().split("\n").toSorted()

const asked = () => linesOf("asked.txt")

const writtenAs = (name: string): readonly [text: string, mode: number] => {
  const file = join(plan.folder, name)
  return [readFileSync(file, "utf8"), statSync(file).mode & 0o777]
}

const patroniOf = (name: string): string => `patroni ${join(plan.folder, `patroni-${name}.yml`)}`

/** A process in place of the PostgreSQL of a node, as its files name it. */
const anEngineOf = (name: string) => {
  const node = plan.nodes.find((one) => one.name === name)!
  const engine = spawn("sleep", ["600"], { stdio: "ignore" })
  const files = engineFilesOf(plan, node)
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, "postmaster.pid"), `${engine.pid}\n`)
  return { node, ended: once(engine, "exit") }
}

it("every part finds its settings, which nobody else may read", async () => {
  await starts()

  expect(statSync(plan.folder).mode & 0o777).toBe(0o700)
  expect(writtenAs("first-steps.sh")).toEqual([firstStepsOf(plan), 0o700])
  for (const node of plan.nodes)
    expect(writtenAs(`patroni-${node.name}.yml`)).toEqual([
      patroniSettings(plan, node, "/the/postgres"),
      0o600,
    ])
  expect(writtenAs("haproxy.cfg")).toEqual([proxySettings(plan), 0o600])
  expect(writtenAs("pgbouncer.ini")).toEqual([poolerSettings(plan), 0o600])
  expect(writtenAs("pooler-users.txt")).toEqual([poolerUsers(plan), 0o600])
})

it("every part is started with its settings, and Patroni finds the programs of PostgreSQL", async () => {
  const { folder, etcd } = plan
  await starts()
  await expect.poll(asked).toHaveLength(6)

  const clients = `http://127.0.0.1:${etcd.clients}`
  const peers = `http://127.0.0.1:${etcd.peers}`
  expect(asked()).toEqual(
    [
      `etcd --data-dir ${folder}/etcd --listen-client-urls ${clients} --advertise-client-urls ${clients}` +
        ` --listen-peer-urls ${peers} --initial-advertise-peer-urls ${peers}` +
        ` --name one --initial-cluster one=${peers} in ${folder}`,
      `haproxy -db -f ${folder}/haproxy.cfg in ${folder}`,
      ...["one", "three", "two"].map((name) => `${patroniOf(name)} in ${folder}`),
      `pgbouncer -q ${folder}/pgbouncer.ini in ${folder}`,
    ].toSorted(),
  )
  await expect.poll(() => linesOf("paths.txt")).toHaveLength(6)
  const path = process.env["PATH"] ?? ""
  expect(linesOf("paths.txt").filter((line) => line.startsWith("path of patroni"))).toEqual(
    Array.from({ length: 3 }, () => `path of patroni /the/postgres:${path}`),
  )
})

it("the node that takes writes is known, and how many may be read", async () => {
  const { primary, replicas, plan: ran } = await starts()

  expect(ran).toBe(plan)
  expect((await primary())?.name).toBe("two")
  expect(await replicas()).toBe(2)
  roles.set("three", "primary")
  roles.delete("two")
  expect((await primary())?.name).toBe("three")
  expect(await replicas()).toBe(1)
  roles.clear()
  expect(await primary()).toBeNull()
  watchers.splice(0).forEach((server) => server.close())
  expect(await primary()).toBeNull()
  expect(await replicas()).toBe(0)
})

it("a PostgreSQL is killed alone, where one runs", async () => {
  const { killEngine } = await starts()
  const { node, ended } = anEngineOf("one")

  killEngine(plan.nodes[1]!)
  killEngine(node)

  expect(await ended).toEqual([null, "SIGKILL"])
})

it("a machine that loses its power finishes nothing, and may be started again", async () => {
  const { killMachine, startMachine } = await starts()
  const { node, ended } = anEngineOf("two")
  await expect.poll(asked).toHaveLength(6)

  await killMachine(node)
  expect(await ended).toEqual([null, "SIGKILL"])
  expect(asked()).toHaveLength(6)

  rmSync(engineFilesOf(plan, node), { recursive: true })
  startMachine(node)
  const started = () => asked().filter((line) => line === `${patroniOf("two")} in ${plan.folder}`)
  await expect.poll(started).toHaveLength(2)
})

it("all parts end when they are asked to", async () => {
  const { stop } = await starts()
  await expect.poll(asked).toHaveLength(6)

  await stop()

  expect(asked().filter((line) => line.endsWith(" ends"))).toHaveLength(6)
})

it("replicas that do not start say why, and leave nothing running", async () => {
  roles.delete("three")

  await expect(starts()).rejects.toThrow(/^The replicas did not start:\n(?:started \d+\s+){6}$/)

  expect(asked().filter((line) => line.endsWith(" ends"))).toHaveLength(6)
})
