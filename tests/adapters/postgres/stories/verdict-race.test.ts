import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { accountPortsFor } from "#core/account-service/account-ports.ts"
import { judgeVerification } from "#core/account-service/judge-verification.ts"
import { typedProfile } from "#fixtures/builders/an-account.ts"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const aPicture = new Uint8Array([0xff, 0xd8, 0xff])
const request = {
  nationality: "MY",
  identityNumber: "900402-14-1234",
  dateOfBirth: "1990-04-02",
}

describe.each(bothDatabases)("on $name", ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => stockedAnew(database))
  afterAll(() => database.close())

  /** A guest who waits to be verified, and the verdict that is about to be given. */
  const waiting = async (desk: AccountServiceNeeds, at: number) => {
    let secret: string | null = null
    const browser = {
      get secret() {
        return secret
      },
      userAgent: "",
      origin: "https://singgah.test",
      keep: (kept: string) => void (secret = kept),
      forget: () => undefined,
    }
    const visitor = { session: `session-${at}`, member: false }
    const guest = accountPortsFor(desk, { visitor, browser })
    const email = `guest-${at}@example.com`
    const password = "kopi-o kosong"
    const names = { firstName: "Aisyah", lastName: "Tan", language: "en" as const }
    await run(guest.accounts.register({ ...names, email, password, confirmPassword: password }))
    await run(guest.verifications.setPicture("document", aPicture))
    await run(guest.verifications.setPicture("selfie", aPicture))
    await run(guest.verifications.submit(request))
    const [account] = await run(desk.store.submitted())
    const { id, verification } = account!
    const submission = verification.submission!.id
    const verdict = judgeVerification(desk, { account: id, submission, verdict: null })
    return { guest, verdict: Effect.exit(verdict) }
  }

  it("a verdict and a change of name at once never verify the new name", async () => {
    const desk = anAccountService({ store: postgresAccountStore(database, testEncryption) })
    for (let at = 0; at < 12; at += 1) {
      const { guest, verdict } = await waiting(desk, at)
      const change = guest.profiles.save(typedProfile({ firstName: "Mallory" }))

      await Promise.all(at % 2 === 0 ? [run(verdict), run(change)] : [run(change), run(verdict)])

      const { firstName, verification } = await run(guest.profiles.read())
      expect([firstName, verification]).toEqual(["Mallory", "unverified"])
    }
  })
})
