import { adaptersInUse } from "#adapters/configuration/adapters-in-use.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const inUseWith = (environment: Readonly<Record<string, string>>) =>
  adaptersInUse(Result.getOrThrow(readConfiguration({ DATA_DIR: "kept", ...environment })))

const SECRET = "a-secret-word"

const everything = {
  DATABASE_URL: `postgres://singgah:${SECRET}@database.test:5433/stays`,
  STRIPE_SECRET_KEY: SECRET,
  STRIPE_PUBLISHABLE_KEY: SECRET,
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_BASE: `https://cards.test/${SECRET}`,
  GOOGLE_CLIENT_ID: SECRET,
  GOOGLE_CLIENT_SECRET: SECRET,
  OIDC_ISSUER: "https://people.test",
  SMTP_URL: `smtps://singgah:${SECRET}@post.test:465`,
  S3_ENDPOINT: "https://store.test",
  S3_BUCKET: "stays",
  S3_ACCESS_KEY_ID: SECRET,
  S3_SECRET_ACCESS_KEY: SECRET,
  COUNTRY_LOOKUP_URL: `https://lookup.test/s?key=${SECRET}`,
  ANALYTICS_ID: "G-ABC123DEF4",
  OTEL_EXPORTER_OTLP_ENDPOINT: `https://traces.test/${SECRET}`,
}

describe("the start-up report", () => {
  it("names the embedded adapter of every service where nothing is configured", () => {
    expect(inUseWith({})).toEqual({
      database: "PGlite in kept/database",
      payments: "Sandbox: no real money",
      signIn: "passwords, and invented people",
      mail: "kept/mailbox: goes nowhere",
      files: "kept/files",
      countries: "own table",
      analytics: "none",
      traces: "none",
    })
  })

  it("names no stand-in on a public site", () => {
    const site = {
      PUBLIC_URL: "https://stay.example",
      SMTP_URL: "smtps://mail.test",
      ...publicCompany,
    }

    expect(inUseWith(site)).toMatchObject({
      payments: "none: stays are paid for at the property",
      signIn: "passwords",
    })
  })

  it("names the host of every service that is configured, and no secret", () => {
    const said = inUseWith(everything)

    expect(said).toEqual({
      database: "PostgreSQL at database.test:5433",
      payments: "Stripe at cards.test",
      signIn: "passwords, and people.test",
      mail: "SMTP at post.test:465",
      files: "stays at store.test",
      countries: "looked up at lookup.test",
      analytics: "after consent",
      traces: "OTLP to traces.test",
    })
    expect(JSON.stringify(said)).not.toContain(SECRET)
  })

  it("knows invented people in the sandbox alone, and Stripe by its name alone", () => {
    const { STRIPE_API_BASE: _, ...keys } = everything
    const own = { ...keys, GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "", OIDC_ISSUER: "" }

    expect(inUseWith(own)).toMatchObject({ payments: "Stripe", signIn: "passwords" })
  })

  it("names the replica on which guests look around, and how old it may be", () => {
    const { DATABASE_URL } = everything
    const REPLICA_DATABASE_URL = `postgres://singgah:${SECRET}@replica.test/stays`

    expect(
      inUseWith({ DATABASE_URL, REPLICA_DATABASE_URL, REPLICA_MAX_AGE_SECONDS: "2" }),
    ).toMatchObject({ browsing: "PostgreSQL at replica.test, at most 2 s old" })
  })
})
