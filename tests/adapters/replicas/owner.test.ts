import { ownerOfServer } from "#adapters/replicas/owner.ts"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-users-"))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A machine with these users, who have this number and this one of their group. */
const aMachineWith = (
  ...users: ReadonlyArray<readonly [name: string, uid: number, gid: number]>
) => {
  const cases = users.flatMap(([name, uid, gid]) => [
    `-u:${name}) echo ${uid};;`,
    `-g:${name}) echo ${gid};;`,
  ])
  const program = join(folder, "id")
  writeFileSync(program, `#!/bin/sh\ncase "$1:$2" in\n${cases.join("\n")}\n*) exit 1;;\nesac\n`)
  chmodSync(program, 0o755)
  vi.stubEnv("PATH", folder)
}
const asUser = (uid: number) => vi.spyOn(process, "getuid").mockReturnValue(uid)

const nobody = ["nobody", 65_534, 65_533] as const
const postgres = ["postgres", 105, 107] as const

describe("a server that root starts", () => {
  it("runs as the user of PostgreSQL", () => {
    aMachineWith(postgres, nobody)
    asUser(0)

    expect(ownerOfServer()).toEqual({ uid: 105, gid: 107 })
  })

  it("runs as nobody where PostgreSQL has no user", () => {
    aMachineWith(nobody)
    asUser(0)

    expect(ownerOfServer()).toEqual({ uid: 65_534, gid: 65_533 })
  })
})

it("a server that anybody else starts runs as they do", () => {
  aMachineWith(postgres, nobody)
  asUser(1000)

  expect(ownerOfServer()).toEqual({})
})
