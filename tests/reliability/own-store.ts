import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { findPostgres } from "#adapters/command-line/install/machine.js"
import { startPglite } from "#adapters/postgres/embedded/pglite.ts"
import { paymentTruth } from "#adapters/stripe/payment-truth.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { PaymentTruth } from "#core/payment/payments.port.ts"
import { shownIntent, type Intent } from "#fixtures/sandbox/stripe/intent.ts"
import { seenBy, type AskRows } from "#tests/simulation/seen.sql.ts"
import type { Seen } from "#tests/simulation/storage.ts"
import { startCluster } from "#tests/support/postgres.cluster.ts"
import { Effect } from "effect"
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import type Stripe from "stripe"

/** What lies in a store at one moment: bookings, nights, jobs, and the payments of the sandbox. */
export type Kept = { readonly seen: Seen; readonly truths: ReadonlyArray<PaymentTruth> }

/** A store of its own, which outlives its server. */
export type OwnStore = {
  readonly name: string
  readonly settings: Readonly<Record<string, string>>
  readonly folder: string
  /** What is in it; for the embedded store while no server has it. */
  readonly look: () => Promise<Kept>
  /** The database itself dies and comes back; null where it lives inside the server. */
  readonly database: {
    readonly crash: () => Promise<void>
    readonly start: () => Promise<void>
  } | null
  readonly end: () => Promise<void>
}

/** The key of a throw-away site. */
export const secretKey = "a secret that only these tests may know"

/** What is for sale there at first; null leaves a place without a database, to restore one into. */
type Stock = ReadonlyArray<StockedProperty> | null

type KeptIntent = { readonly kept: string }

const SHELF = "select kept from sandbox_shelf where key like 'intent:%' and kept is not null"

const truthOf = ({ kept }: KeptIntent): PaymentTruth =>
  paymentTruth(
    shownIntent(JSON.parse(kept) as Intent, { expandCharge: true }) as Stripe.PaymentIntent,
  )

/** Reads everything by one way of asking; what did not change is not decoded again. */
const reader = () => {
  let ask: AskRows = async () => []
  const seen = seenBy(encryptionWith(encryptionKeys(secretKey)), (sql) => ask(sql))
  return async (asking: AskRows): Promise<Kept> => {
    ask = asking
    return { seen: await seen(), truths: (await ask<KeptIntent>(SHELF)).map(truthOf) }
  }
}

/** Puts what is for sale into an empty store. */
export const filled = async (
  databaseUrl: string | null,
  dataDir: string,
  stock: Stock,
): Promise<void> => {
  if (stock === null) return
  const store = await openStore({ databaseUrl, dataDir, secretKey })
  await Effect.runPromise(store.container.get(tokens.inventoryKeeper).put(stock)).finally(
    store.close,
  )
}

/** The embedded store in a folder of its own. A copy of the folder is what is looked at. */
export const embeddedStore = async (stock: Stock): Promise<OwnStore> => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-own-"))
  await filled(null, folder, stock)
  const read = reader()
  const copy = join(folder, "copy")
  return {
    name: "PGlite",
    settings: { DATA_DIR: folder, SECRET_KEY: secretKey },
    folder,
    look: async () => {
      cpSync(join(folder, "database"), copy, { recursive: true })
      const { pglite } = await startPglite(copy)
      try {
        return await read(async <A>(sql: string) => (await pglite.query<A & object>(sql)).rows)
      } finally {
        await pglite.close()
        rmSync(copy, { recursive: true })
      }
    },
    database: null,
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Reads everything in a PostgreSQL as it is at one moment. */
export const lookerAt = (url: string): (() => Promise<Kept>) => {
  const read = reader()
  return async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query("begin isolation level repeatable read, read only")
      return await read(async <A>(sql: string) => (await client.query(sql)).rows as Array<A>)
    } finally {
      await client.end()
    }
  }
}

/** As operators run it: it waits for its log at each commit, and mends torn pages. */
const SAFE = ["synchronous_commit=on", "full_page_writes=on", "fsync=on"]

/** A PostgreSQL of its own, with the settings of a real one. */
export const postgresStore = async (stock: Stock): Promise<OwnStore> => {
  const programs = findPostgres()
  if (!programs) throw new Error("This needs PostgreSQL 15 or newer")
  const folder = mkdtempSync(join(tmpdir(), "singgah-own-"))
  const { url, crash, start, stop } = await startCluster(programs, SAFE)
  await filled(url, folder, stock)
  return {
    name: "PostgreSQL",
    settings: { DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY: secretKey },
    folder,
    look: lookerAt(url),
    database: { crash, start },
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
