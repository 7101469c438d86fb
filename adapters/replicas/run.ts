import { millisecondsInMinute } from "date-fns/constants"
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { planOnOneMachine, settingsFor } from "./plan.ts"
import { replicaPrograms } from "./programs.ts"
import { startReplicas } from "./running-replicas.ts"

// `npm run replicas -- FOLDER [--port N]`: a primary with two replicas on this machine, with HAProxy
// and PgBouncer before them, until it is stopped. The settings of every part are in the folder.

const FIRST_PORT = 7000

const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith("-") && !/^\d+$/.test(word))
const port = Number(words[words.indexOf("--port") + 1] ?? FIRST_PORT)
if (folder === undefined) {
  console.error("Usage: npm run replicas -- FOLDER [--port N]")
  process.exit(1)
}
if (existsSync(folder)) {
  console.error(`${folder} is there already: name a new folder.`)
  process.exit(1)
}
let next = words.includes("--port") && port > 0 ? port : FIRST_PORT
const plan = await planOnOneMachine(
  {
    folder: resolve(folder),
    password: randomBytes(18).toString("base64url"),
    survivesPowerLoss: true,
  },
  async () => (next += 1),
)
console.log("Starting etcd, three PostgreSQLs with Patroni, HAProxy and PgBouncer ...")
const running = await startReplicas(plan, replicaPrograms())
console.log(`The primary is ${(await running.primary())?.name ?? "not there yet"}.\n`)
for (const [name, value] of Object.entries(settingsFor(plan)))
  console.log(`export ${name}='${value}'`)
console.log(`\nServers of the site at ${plan.servers.join(", ")} are led to by HAProxy at
http://127.0.0.1:${plan.proxy.site}; start each with TRUSTED_PROXIES=1 and its own PORT.
Stop everything with Ctrl+C.`)
const alive = setInterval(() => undefined, millisecondsInMinute)
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    clearInterval(alive)
    void running.stop().then(() => process.exit(0))
  })
