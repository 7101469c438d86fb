/** A machine with a PostgreSQL and the Patroni that watches it. */
export type ReplicaNode = {
  readonly name: string
  readonly host: string
  /** Where PostgreSQL listens, and where Patroni says what it is. */
  readonly ports: { readonly engine: number; readonly patroni: number }
}

/** Everything that stands between guests and the database, and where. */
export type ReplicaPlan = {
  readonly folder: string
  /** Of the site's user, of replication and of the superuser. */
  readonly password: string
  readonly nodes: ReadonlyArray<ReplicaNode>
  /** Where etcd answers, and where its members talk to each other. */
  readonly etcd: { readonly clients: number; readonly peers: number }
  /** Where HAProxy leads to the primary, to a replica, and to the servers of the site. */
  readonly proxy: { readonly primary: number; readonly replica: number; readonly site: number }
  readonly pooler: number
  /** False in tests, which stop programs and no machines: nothing waits for the disk. */
  readonly survivesPowerLoss: boolean
  /** The servers of the site, such as `127.0.0.1:4173`. */
  readonly servers: ReadonlyArray<string>
}

/** The name of the site's user and of its database. */
export const SITE = "singgah"

/** Everything here runs on one machine; elsewhere each part is given the address of its own. */
export const HERE = "127.0.0.1"

const NODES = ["one", "two", "three"]

/** A plan for one machine, with the next port for each part. */
export const planOnOneMachine = async (
  own: Pick<ReplicaPlan, "folder" | "password" | "survivesPowerLoss">,
  nextPort: () => Promise<number>,
): Promise<ReplicaPlan> => {
  const nodes: Array<ReplicaNode> = []
  for (const name of NODES)
    nodes.push({
      name,
      host: HERE,
      ports: { engine: await nextPort(), patroni: await nextPort() },
    })
  const servers: Array<string> = []
  for (const _ of NODES) servers.push(`${HERE}:${await nextPort()}`)
  return {
    ...own,
    nodes,
    servers,
    etcd: { clients: await nextPort(), peers: await nextPort() },
    proxy: { primary: await nextPort(), replica: await nextPort(), site: await nextPort() },
    pooler: await nextPort(),
  }
}

const addressOf = ({ password }: ReplicaPlan, port: number): string =>
  `postgres://${SITE}:${password}@${HERE}:${port}/${SITE}`

/** What the servers of the site are started with. */
export const settingsFor = (plan: ReplicaPlan) => ({
  DATABASE_URL: addressOf(plan, plan.pooler),
  REPLICA_DATABASE_URL: addressOf(plan, plan.proxy.replica),
})
