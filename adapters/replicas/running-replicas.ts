import { chownSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { engineProcessOf, leashed, type Leashed } from "./leashed.ts"
import { ownerOfServer } from "./owner.ts"
import { engineFilesOf, firstStepsOf, patroniSettings } from "./patroni-settings.ts"
import type { ReplicaNode, ReplicaPlan } from "./plan.ts"
import { poolerSettings, poolerUsers } from "./pooler-settings.ts"
import { proxySettings } from "./proxy-settings.ts"

/** Where the programs are; `postgres` is the folder of its programs. */
export type ReplicaPrograms = {
  readonly postgres: string
  readonly pgbouncer: string
  readonly haproxy: string
  readonly patroni: string
  readonly etcd: string
}

/** A primary with two replicas that runs on this machine. */
export type RunningReplicas = {
  readonly plan: ReplicaPlan
  /** The node that takes writes; null while there is none. */
  readonly primary: () => Promise<ReplicaNode | null>
  /** How many nodes follow the primary and may be read. */
  readonly replicas: () => Promise<number>
  /** `kill -9` of the PostgreSQL of a node; its Patroni sees it. */
  readonly killEngine: (node: ReplicaNode) => void
  /** `kill -9` of the PostgreSQL of a node and its Patroni, as if the machine lost its power. */
  readonly killMachine: (node: ReplicaNode) => Promise<void>
  /** Starts the Patroni of a node again. */
  readonly startMachine: (node: ReplicaNode) => void
  readonly stop: () => Promise<void>
}

const LOOK_MS = 200
const MOST_LOOKS = 900

const says = async (
  { host, ports }: ReplicaNode,
  what: "primary" | "replica",
): Promise<boolean> => {
  const answer = await fetch(`http://${host}:${ports.patroni}/${what}`).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}

/** Writes the files of every part into the folder; the owner of PostgreSQL has them. */
const writeSettings = (plan: ReplicaPlan, programs: ReplicaPrograms): void => {
  const { folder, nodes } = plan
  const { uid, gid } = ownerOfServer()
  const write = (name: string, text: string, mode = 0o600): void => {
    const file = join(folder, name)
    writeFileSync(file, text, { mode })
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  write("first-steps.sh", firstStepsOf(plan), 0o700)
  for (const node of nodes)
    write(`patroni-${node.name}.yml`, patroniSettings(plan, node, programs.postgres))
  write("haproxy.cfg", proxySettings(plan))
  write("pgbouncer.ini", poolerSettings(plan))
  write("pooler-users.txt", poolerUsers(plan))
}

const etcdOf = ({ folder, etcd: { clients, peers } }: ReplicaPlan, program: string): Leashed => {
  const [asked, told] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
  const listening = ["--listen-client-urls", asked, "--advertise-client-urls", asked]
  const peering = ["--listen-peer-urls", told, "--initial-advertise-peer-urls", told]
  const self = ["--name", "one", "--initial-cluster", `one=${told}`]
  const words = [program, "--data-dir", join(folder, "etcd"), ...listening, ...peering, ...self]
  return leashed({ words, folder })
}

const until = async (is: () => Promise<boolean>, said: () => string): Promise<void> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (await is()) return
    await pause(LOOK_MS)
  }
  throw new Error(`The replicas did not start:\n${said()}`)
}

/** Starts etcd, three Patronis with their PostgreSQLs, HAProxy and PgBouncer; all end with us. */
export const startReplicas = async (
  plan: ReplicaPlan,
  programs: ReplicaPrograms,
): Promise<RunningReplicas> => {
  const { folder, nodes } = plan
  writeSettings(plan, programs)
  const environment = { PATH: `${programs.postgres}:${process.env["PATH"] ?? ""}` }
  const watched = (node: ReplicaNode): Leashed =>
    leashed({
      words: [programs.patroni, join(folder, `patroni-${node.name}.yml`)],
      folder,
      engine: engineFilesOf(plan, node),
      environment,
    })
  const etcd = etcdOf(plan, programs.etcd)
  const patronis = new Map(nodes.map((node) => [node.name, watched(node)]))
  const inFront = [
    leashed({ words: [programs.haproxy, "-db", "-f", join(folder, "haproxy.cfg")], folder }),
    leashed({ words: [programs.pgbouncer, "-q", join(folder, "pgbouncer.ini")], folder }),
  ]
  const primary = async () => {
    for (const node of nodes) if (await says(node, "primary")) return node
    return null
  }
  const replicas = async () =>
    (await Promise.all(nodes.map((node) => says(node, "replica")))).filter(Boolean).length
  const killEngine = (node: ReplicaNode): void => {
    const engine = engineProcessOf(engineFilesOf(plan, node))
    if (engine !== null) process.kill(engine, "SIGKILL")
  }
  const stop = async (): Promise<void> => {
    await Promise.all(inFront.map((one) => one.stop()))
    await Promise.all([...patronis.values()].map((one) => one.stop()))
    await etcd.stop()
  }
  const said = () => [etcd, ...patronis.values(), ...inFront].map((one) => one.said()).join("\n")
  try {
    await until(
      async () => (await primary()) !== null && (await replicas()) === nodes.length - 1,
      said,
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    plan,
    primary,
    replicas,
    killEngine,
    killMachine: async (node) => {
      // The other way round, PostgreSQL might be asked to end in good order before it is killed.
      killEngine(node)
      await patronis.get(node.name)?.kill()
    },
    startMachine: (node) => void patronis.set(node.name, watched(node)),
    stop,
  }
}
