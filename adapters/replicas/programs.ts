import {
  findPgBouncer,
  findPostgres,
  findReplicaPrograms,
} from "../command-line/install/machine.js"
import type { ReplicaPrograms } from "./running-replicas.ts"

/** The programs that replicas need, or a sentence about those that are missing. */
export const replicaPrograms = (): ReplicaPrograms => {
  const { haproxy, patroni, "etcd-server": etcd } = findReplicaPrograms()
  const [postgres, pgbouncer] = [findPostgres(), findPgBouncer()]
  if (postgres && pgbouncer && haproxy && patroni && etcd)
    return { postgres, pgbouncer, haproxy, patroni, etcd }
  throw new Error(
    "This needs PostgreSQL, PgBouncer, HAProxy, Patroni and etcd. Debian: apt-get install postgresql pgbouncer haproxy patroni python3-etcd etcd-server",
  )
}
