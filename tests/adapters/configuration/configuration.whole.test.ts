import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { Result } from "effect"
import { expect, it } from "vitest"

const A_SECRET = "s".repeat(32)
const ANOTHER_SECRET = "t".repeat(32)

const readingOf = (environment: Readonly<Record<string, string>>) =>
  Result.getOrThrow(readConfiguration({ DEMO: "1", ...environment }))

it("where the server is and what it seals with are read from the environment", () => {
  const given = {
    PORT: "80",
    HOST: "127.0.0.1",
    DATA_DIR: "kept",
    DATABASE_URL: "postgres://a@b/c",
    SECRET_KEY: A_SECRET,
    OTHER_SECRET_KEY: ANOTHER_SECRET,
    PUBLIC_URL: "https://stay.example/",
    HOLD_MINUTES: "2",
    REQUEST_LIMITS: "atOnce=2",
    LOG_LEVEL: "warn",
    METRICS_TOKEN: "token",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.example/",
  }

  expect(readingOf(given)).toMatchObject({
    port: 80,
    host: "127.0.0.1",
    dataDir: "kept",
    databaseUrl: "postgres://a@b/c",
    secretKey: A_SECRET,
    otherSecretKey: ANOTHER_SECRET,
    publicUrl: "https://stay.example",
    demonstration: true,
    holdMs: 120_000,
    requestLimits: { atOnce: 2, waiting: 64, waitMs: 2000 },
    operations: { logLevel: "warn", metricsToken: "token", tracesTo: "https://traces.example" },
  })
})

it("Stripe is reached with its keys, at an address without a slash where one is given", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  }
  const read = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" }

  expect(readingOf(keys).stripe).toEqual({ ...read, apiBase: null, jsUrl: null })
  expect(
    readingOf({
      ...keys,
      STRIPE_API_BASE: "https://cards.example/",
      STRIPE_JS_URL: "https://cards.example/v3/",
    }).stripe,
  ).toEqual({ ...read, apiBase: "https://cards.example", jsUrl: "https://cards.example/v3/" })
})

it("files are kept in a bucket, in the usual region or another one", () => {
  const store = {
    S3_ENDPOINT: "https://store.example/",
    S3_BUCKET: "stays",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  }

  expect(readingOf(store).files).toEqual({
    endpoint: "https://store.example",
    region: "us-east-1",
    bucket: "stays",
    accessKeyId: "id",
    secretAccessKey: "secret",
  })
  expect(readingOf({ ...store, S3_REGION: "my-1" }).files?.region).toBe("my-1")
})

it("visitors are looked up and counted where that is asked for", () => {
  const given = {
    COUNTRY_LOOKUP_URL: "https://lookup.example/?key=1",
    TRUSTED_PROXIES: "2",
    ANALYTICS_ID: "G-ABC123",
    FOLLOW_US: " https://a.example \t https://b.example ",
  }
  const read = {
    countryLookupUrl: "https://lookup.example/?key=1",
    trustedProxies: 2,
    analytics: { id: "G-ABC123", url: "https://www.googletagmanager.com/gtag/js" },
    followUs: ["https://a.example", "https://b.example"],
  }
  const ANALYTICS_URL = "https://counting.example/tag.js"

  expect(readingOf(given).visitors).toEqual(read)
  expect(readingOf({ ...given, ANALYTICS_URL }).visitors.analytics?.url).toBe(ANALYTICS_URL)
  expect(readingOf({ ANALYTICS_URL }).visitors.analytics).toBeNull()
})

it("letters leave and answers come in as the environment says", () => {
  const given = {
    SMTP_URL: "smtps://mail.example",
    MAIL_FROM: "stays@rehat.example",
    SUPPORT_EMAIL: "help@rehat.example",
    MAIL_REPLY_DOMAIN: "reply.rehat.example",
    MAIL_INBOUND_SECRET: A_SECRET,
  }

  expect(readingOf(given).mail).toEqual({
    smtpUrl: "smtps://mail.example",
    from: "stays@rehat.example",
    support: "help@rehat.example",
    inbound: { domain: "reply.rehat.example", secret: A_SECRET },
  })
})

it("pages ask for newer builds, lead on and are kept as the environment says", () => {
  const given = {
    UPDATE_CHECK_SECONDS: "30",
    REDIRECTS: "/blog https://blog.example",
    OFFLINE_PAGES: "0",
  }

  expect(readingOf(given).pages).toEqual({
    updateCheckMs: 30_000,
    redirects: { "/blog": "https://blog.example" },
    keepsOffline: false,
  })
  expect(readingOf({ OFFLINE_PAGES: "1" }).pages.keepsOffline).toBe(true)
})
