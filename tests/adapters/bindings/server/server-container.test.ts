import { openStore } from "#adapters/bindings/server/open-store.ts"
import { serverContainer } from "#adapters/bindings/server/server-container.ts"
import { environmentBindings } from "#adapters/bindings/server/environment.bindings.ts"
import { storageBindings } from "#adapters/bindings/server/storage.bindings.ts"
import { tokens, type ServerPages } from "#adapters/bindings/server/tokens.ts"
import type { Token } from "#adapters/bindings/token.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import type { BuiltPages } from "#adapters/pages/built-pages.ts"
import { untraced } from "#adapters/observability/traces.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Effect, Result, Tracer } from "effect"
import { Container } from "inversify"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const nothing = () => undefined
const journal = { note: nothing, saw: nothing, failed: nothing }
const every: ReadonlyArray<readonly [string, Token<unknown>]> = Object.entries(tokens)

const built: BuiltPages<ServerPages> = {
  files: async () => null,
  render: async () => new Response("page"),
  filesOfPages: { kind: "built", manifest: {} },
  receiptSheet: () => ({ language: "en" }) as never,
  sorryPage: () => "sorry",
  writeLetter: async () => ({ subject: "", html: "", text: "" }),
}

const asked = (environment: Readonly<Record<string, string>>) =>
  Result.getOrThrow(readConfiguration(environment))

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "singgah-wiring-"))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const unreachable = () => Effect.fail(new StoreUnreachable())

/** A PostgreSQL that nobody reaches. */
const away: Database = {
  query: unreachable,
  inTransaction: unreachable,
  takesWrites: unreachable(),
  close: async () => undefined,
}

const withoutServer = (environment: Readonly<Record<string, string>>, traces = untraced) => {
  const configuration = asked({ DATA_DIR: folder, ...environment })
  const container = new Container({ defaultScope: "Singleton" })
  container.load(environmentBindings, storageBindings(configuration))
  const keys = encryptionKeys("0".repeat(64), [])
  container.bind(tokens.database).toConstantValue(away)
  container.bind(tokens.backup).toConstantValue(() => Promise.reject(new StoreUnreachable()))
  container.bind(tokens.encryption).toConstantValue(encryptionWith(keys))
  container.bind(tokens.encryptionKeys).toConstantValue(keys)
  return serverContainer({ configuration, store: { container }, journal, traces, built })
}

const withEverything = {
  ...publicCompany,
  DATABASE_URL: "postgres://stays:secret@database.test/stays",
  PUBLIC_URL: "https://stays.test",
  SECRET_KEY: "0".repeat(64),
  SMTP_URL: "smtp://mail.test",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  S3_ENDPOINT: "https://files.test",
  S3_BUCKET: "stays",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
}

describe("the server's container", () => {
  it("resolves every token on the embedded store", async () => {
    const configuration = asked({ DATA_DIR: folder })
    const store = await openStore(configuration)
    try {
      const container = serverContainer({
        configuration,
        store,
        journal,
        traces: untraced,
        built: null,
      })

      for (const [name, token] of every) expect.soft(container.get(token), name).toBeDefined()
    } finally {
      await store.close()
    }
  })

  it.each(every)("resolves %s once, with PostgreSQL, Stripe, S3 and a mail server", (_, token) => {
    const container = withoutServer(withEverything)

    expect(container.get(token)).toBeDefined()
    expect(container.get(token)).toBe(container.get(token))
  })

  it("sells everything where somebody takes cards, else what is paid for at the property", () => {
    const sandbox = withoutServer({})
    const nobody = withoutServer({
      PUBLIC_URL: "https://stays.test",
      SMTP_URL: "smtp://mail.test",
      ...publicCompany,
    })

    expect(sandbox.get(tokens.catalogue)).toBe(sandbox.get(tokens.wholeCatalogue))
    expect(nobody.get(tokens.cardProvider).cardForm).toBeNull()
    expect(nobody.get(tokens.catalogue)).not.toBe(nobody.get(tokens.wholeCatalogue))
  })

  it("gives each call of a port that leaves the process a span where traces are kept", async () => {
    const spans: Array<string> = []
    const tracer = Tracer.make({
      span: (options) => {
        spans.push(options.name)
        return new Tracer.NativeSpan(options)
      },
    })
    const container = withoutServer({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.test" })

    const work = Effect.flip(container.get(tokens.bookingStore).find("0" as never))
    await Effect.runPromise(Effect.withTracer(work, tracer))
    const quiet = Effect.flip(
      withoutServer({})
        .get(tokens.bookingStore)
        .find("0" as never),
    )
    await Effect.runPromise(Effect.withTracer(quiet, tracer))

    expect(spans).toEqual(["bookings.find"])
  })
})
