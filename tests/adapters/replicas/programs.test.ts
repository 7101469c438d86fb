import { replicaPrograms } from "#adapters/replicas/programs.ts"
import { afterEach, expect, it, vi } from "vitest"

const ALL = {
  postgres: "/usr/lib/postgresql",
  pgbouncer: "/usr/sbin/pgbouncer",
  haproxy: "/usr/sbin/haproxy",
  patroni: "/usr/bin/patroni",
  etcd: "/usr/bin/etcd",
}

const machine = vi.hoisted(() => ({ has: {} as Record<string, unknown> }))

vi.mock("#adapters/command-line/install/machine.js", () => ({
  findPostgres: () => machine.has["postgres"],
  findPgBouncer: () => machine.has["pgbouncer"],
  findReplicaPrograms: () => ({
    haproxy: machine.has["haproxy"],
    patroni: machine.has["patroni"],
    "etcd-server": machine.has["etcd"],
  }),
}))

afterEach(() => void (machine.has = {}))

it("the programs of a machine that has all of them are found", () => {
  machine.has = ALL

  expect(replicaPrograms()).toEqual(ALL)
})

it.each(Object.keys(ALL))("where there is no %s, it is said what is needed", (missing) => {
  machine.has = { ...ALL, [missing]: null }

  expect(replicaPrograms).toThrow(
    new Error(
      "This needs PostgreSQL, PgBouncer, HAProxy, Patroni and etcd. Debian: apt-get install postgresql pgbouncer haproxy patroni python3-etcd etcd-server",
    ),
  )
})
