import {
  engineFilesOf,
  firstStepsOf,
  patroniSettings,
} from "#adapters/replicas/patroni-settings.ts"
import type { ReplicaPlan } from "#adapters/replicas/plan.ts"
import { describe, expect, it } from "vitest"
import { aPlan } from "./a-plan.ts"

const linesFor = async (own: Partial<ReplicaPlan> = {}) => {
  const plan = await aPlan(own)
  return patroniSettings(plan, plan.nodes[1]!, "/programs")
    .split("\n")
    .map((line) => line.trim())
}

describe("the settings of a node", () => {
  it("say which it is, where it listens and where its files are", async () => {
    expect(await linesFor()).toEqual(
      expect.arrayContaining([
        "scope: singgah",
        "name: two",
        "listen: 127.0.0.1:7004",
        "connect_address: 127.0.0.1:7004",
        "listen: 127.0.0.1:7003",
        "connect_address: 127.0.0.1:7003",
        "hosts: 127.0.0.1:7010",
        "post_init: /replicas/first-steps.sh",
        "data_dir: /replicas/postgres-two",
        "pgpass: /replicas/pgpass-two",
        "bin_dir: /programs",
        "unix_socket_directories: /replicas",
      ]),
    )
  })

  it("acknowledge nothing that is not on a replica", async () => {
    const lines = await linesFor()

    expect(lines).toContain("synchronous_mode: true")
    expect(lines).toContain("synchronous_mode_strict: true")
  })

  it("give the superuser and replication the password of the plan", async () => {
    expect(await linesFor()).toEqual(
      expect.arrayContaining([
        'superuser: {username: postgres, password: "secret-word"}',
        'replication: {username: replicator, password: "secret-word"}',
      ]),
    )
  })

  it("wait for the disk where power may be lost", async () => {
    const lines = await linesFor()

    expect(lines).toContain('fsync: "on"')
    expect(lines).not.toContain("- no-sync")
    expect(lines[lines.indexOf("- data-checksums") + 1]).toBe("post_init: /replicas/first-steps.sh")
  })

  it("wait for no disk where programs are stopped and no machines", async () => {
    const lines = await linesFor({ survivesPowerLoss: false })

    expect(lines).toContain('fsync: "off"')
    expect(lines[lines.indexOf("- data-checksums") + 1]).toBe("- no-sync")
  })
})

it("each node has files of its own", async () => {
  const plan = await aPlan()

  expect(plan.nodes.map((node) => engineFilesOf(plan, node))).toEqual([
    "/replicas/postgres-one",
    "/replicas/postgres-two",
    "/replicas/postgres-three",
  ])
})

it("the first node makes the site's user and its database, and stops at the first failure", async () => {
  const psql = 'psql "$1" --no-psqlrc --quiet --command'

  expect(
    firstStepsOf(await aPlan())
      .trim()
      .split("\n"),
  ).toEqual([
    "#!/bin/sh",
    "set -e",
    `${psql} "create role singgah login password 'secret-word'"`,
    `${psql} "create database singgah owner singgah"`,
  ])
})
