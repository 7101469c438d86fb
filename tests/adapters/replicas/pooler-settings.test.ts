import { poolerSettings, poolerUsers } from "#adapters/replicas/pooler-settings.ts"
import { expect, it } from "vitest"
import { aPlan } from "./a-plan.ts"

it("leads the site's database to the primary, and lends a session for a transaction alone", async () => {
  const lines = poolerSettings(await aPlan()).split("\n")

  expect(lines).toEqual(
    expect.arrayContaining([
      "[databases]",
      "singgah = host=127.0.0.1 port=7012",
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      "listen_port = 7015",
      "auth_file = /replicas/pooler-users.txt",
      "pool_mode = transaction",
    ]),
  )
})

it("lets in the site's user alone, with its password", async () => {
  expect(poolerUsers(await aPlan())).toBe('"singgah" "secret-word"\n')
})
