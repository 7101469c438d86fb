import { join } from "node:path"
import { SITE, type ReplicaNode, type ReplicaPlan } from "./plan.ts"

/** Where the files of a node are. */
export const engineFilesOf = ({ folder }: ReplicaPlan, { name }: ReplicaNode): string =>
  join(folder, `postgres-${name}`)

/** Makes the site's user and its database, once, when the first node has begun. */
export const firstStepsOf = ({ password }: ReplicaPlan): string => `#!/bin/sh
set -e
psql "$1" --no-psqlrc --quiet --command "create role ${SITE} login password '${password}'"
psql "$1" --no-psqlrc --quiet --command "create database ${SITE} owner ${SITE}"
`

// Decided once for all nodes, and kept in etcd from then on: patronictl edit-config changes it.
const forAllNodes = `
    # A node that says nothing for this long has lost the lead: 20 is the least that Patroni takes.
    ttl: 20
    loop_wait: 1
    retry_timeout: 3
    # A primary whose PostgreSQL died hands over at once instead of starting again.
    primary_start_timeout: 0
    # What was acknowledged is on a replica; without any replica nothing is acknowledged.
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 100
        hot_standby_feedback: "on"
        wal_log_hints: "on"`

/** The file of Patroni on one node: `patroni FILE` starts it, and PostgreSQL with it. */
export const patroniSettings = (plan: ReplicaPlan, node: ReplicaNode, programs: string): string => `
scope: ${SITE}
name: ${node.name}
restapi:
  listen: ${node.host}:${node.ports.patroni}
  connect_address: ${node.host}:${node.ports.patroni}
etcd3:
  hosts: 127.0.0.1:${plan.etcd.clients}
bootstrap:
  dcs:${forAllNodes}
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums${plan.survivesPowerLoss ? "" : "\n    - no-sync"}
  post_init: ${join(plan.folder, "first-steps.sh")}
postgresql:
  listen: ${node.host}:${node.ports.engine}
  connect_address: ${node.host}:${node.ports.engine}
  data_dir: ${engineFilesOf(plan, node)}
  bin_dir: ${programs}
  pgpass: ${join(plan.folder, `pgpass-${node.name}`)}
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
  basebackup:
    - checkpoint: fast
  authentication:
    superuser: {username: postgres, password: "${plan.password}"}
    replication: {username: replicator, password: "${plan.password}"}
  parameters:
    unix_socket_directories: ${plan.folder}
    password_encryption: scram-sha-256
    fsync: "${plan.survivesPowerLoss ? "on" : "off"}"
`
