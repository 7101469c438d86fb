import { accountsFor } from "#core/account-service/account-service.ts"
import { newAccount } from "#core/account-store/account-record.ts"
import type { AccountCaller } from "#core/account-service/account-service.needs.ts"
import { passwordOf } from "#core/passwords/password.rules.ts"
import { newAccountId } from "#core/account-service/secrets.ts"
import { argon2Hashing } from "#adapters/accounts/password-hashing.argon2.ts"
import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { systemRandomness, systemClock, systemDigest } from "#adapters/system/world.system.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mannWhitney, median, ms, percentile, table, timed } from "./figures.ts"

const PAIRS = 200
const run = Effect.runPromise

/** Nobody is kept from trying here: what is measured is the answer, not the patience. */
const patient = { count: () => Effect.succeed(1) }

const aStranger = (): AccountCaller => ({
  visitor: { session: crypto.randomUUID(), member: false },
  browser: {
    secret: null,
    userAgent: "",
    origin: "https://singgah.test",
    keep: () => {},
    forget: () => {},
  },
})

const address = (name: string): string => `${name}-${crypto.randomUUID()}@example.com`

/** How long a wrong password takes with an account, proved or not, and with none: in turn. */
export const benchSignIns = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "singgah-bench-"))
  const store = await openStore({ databaseUrl: null, dataDir, secretKey: "0".repeat(64) })
  const accounts = store.container.get(tokens.accountStore)
  const passwords = argon2Hashing()
  const desk = anAccountService({
    store: accounts,
    rateLimiter: patient,
    clock: systemClock,
    randomness: systemRandomness,
    digest: systemDigest,
    passwords,
  })
  const passwordHash = await run(passwords.hash(passwordOf("a long sentence"), "here"))
  const open = async (isProved: boolean): Promise<string> => {
    const email = address("known")
    const id = newAccountId(systemRandomness)
    const registeredAt = instantAt(Date.now())
    const person = { firstName: "Aisyah", lastName: "Tan", language: "en" } as const
    const account = newAccount({
      id,
      email,
      ...person,
      registeredAt,
      passwordHash,
      emailVerified: isProved,
    })
    await run(accounts.inTransaction(({ insert }) => insert(account)))
    return email
  }
  const emails = { proved: await open(true), unproved: await open(false) }
  const refused = (email: string) =>
    timed(() =>
      run(
        Effect.flip(
          accountsFor(desk, aStranger()).signIn({ email, password: "not the right sentence" }),
        ),
      ),
    )
  const taken = { proved: [] as number[], unproved: [] as number[], missing: [] as number[] }
  for (let warm = 0; warm < 5; warm += 1) await refused(address("nobody"))
  for (let pair = 0; pair < PAIRS; pair += 1) {
    taken.missing.push(await refused(address("nobody")))
    taken.proved.push(await refused(emails.proved))
    taken.unproved.push(await refused(emails.unproved))
  }
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
  const row = (name: keyof typeof taken) => [
    name,
    ms(median(taken[name])),
    ms(percentile(taken[name], 0.95)),
    mannWhitney(taken[name], taken.missing).toFixed(3),
  ]
  table(`Sign-in with a wrong password, ${PAIRS} of each in turn`, [
    ["account", "median", "p95", "p, against none"],
    row("missing"),
    row("proved"),
    row("unproved"),
  ])
}

if (import.meta.main) await benchSignIns()
