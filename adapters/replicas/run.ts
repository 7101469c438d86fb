import { millisecondsInMinute } from "date-fns/constants"
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { planOnOneMachine, settingsFor } from "./plan.ts"
import { replicaPrograms } from "./programs.ts"
import { runSettings } from "./run-settings.ts"
import { startReplicas } from "./running-replicas.ts"

// `npm run replicas -- FOLDER [--port N]`: a primary with two replicas on this machine, with HAProxy
// and PgBouncer before them, until it is stopped. The settings of every part are in the folder.

/** Says what is wrong and ends. */
const refuse = (why: string): never => {
  console.error(why)
  process.exit(1)
}

const settings = runSettings(process.argv.slice(2))
const { folder, portBefore } = typeof settings === "string" ? refuse(settings) : settings
if (existsSync(folder)) refuse(`${folder} is there already: name a new folder.`)
let next = portBefore
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
