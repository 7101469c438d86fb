import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const readingOf = (environment: Readonly<Record<string, string>>) =>
  Result.getOrThrow(readConfiguration(environment))

const A_SECRET = "correct horse battery staple, and so on"

describe("a setting that is given", () => {
  it("says where the server listens, and where it keeps everything", () => {
    const given = { PORT: "80", HOST: "127.0.0.1", DATA_DIR: "/srv", SECRET_KEY: A_SECRET }

    expect(readingOf({ ...given, DATABASE_URL: "postgres://a@b/c" })).toMatchObject({
      port: 80,
      host: "127.0.0.1",
      dataDir: "/srv",
      secretKey: A_SECRET,
      databaseUrl: "postgres://a@b/c",
    })
  })

  it("is kept of the issuer of receipts", () => {
    const given = {
      ISSUER_NAME: "Rehat Sdn. Bhd.",
      ISSUER_ADDRESS: "8 Jalan Ampang",
      ISSUER_REGISTRATION: "202601000001",
      ISSUER_SST: "W10-1808-32000001",
    }

    expect(readingOf(given).issuer).toEqual({
      name: "Rehat Sdn. Bhd.",
      address: "8 Jalan Ampang",
      registration: "202601000001",
      sst: "W10-1808-32000001",
    })
  })

  it("is null of a company that says no more than its name", () => {
    expect(readingOf({ ISSUER_NAME: "Rehat" }).company).toEqual({
      name: "Rehat",
      registration: null,
      address: null,
      phone: null,
      email: "support@singgah.example",
      dataProtectionOfficer: null,
    })
  })

  it("is kept of Stripe, whose own addresses are used where no other is given", () => {
    const keys = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    }
    const read = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" }
    const elsewhere = { STRIPE_API_BASE: "https://a.test/", STRIPE_JS_URL: "https://b.test/v3/" }

    expect(readingOf(keys).stripe).toEqual({ ...read, apiBase: null, jsUrl: null })
    expect(readingOf({ ...keys, ...elsewhere }).stripe).toEqual({
      ...read,
      apiBase: "https://a.test",
      jsUrl: "https://b.test/v3/",
    })
  })

  it("is kept of the file store, which is in the usual region where none is named", () => {
    const given = {
      S3_ENDPOINT: "https://s3.test/",
      S3_BUCKET: "stays",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "secret",
    }
    const read = {
      endpoint: "https://s3.test",
      bucket: "stays",
      accessKeyId: "id",
      secretAccessKey: "secret",
    }

    expect(readingOf(given).files).toEqual({ ...read, region: "us-east-1" })
    expect(readingOf({ ...given, S3_REGION: "ap-southeast-5" }).files).toEqual({
      ...read,
      region: "ap-southeast-5",
    })
  })

  it("is kept of mail that comes in, and of who answers guests", () => {
    const given = { MAIL_REPLY_DOMAIN: "reply.rehat.my", MAIL_INBOUND_SECRET: A_SECRET }

    expect(readingOf({ ...given, SUPPORT_EMAIL: "help@rehat.my" }).mail).toMatchObject({
      support: "help@rehat.my",
      inbound: { domain: "reply.rehat.my", secret: A_SECRET },
    })
  })

  it("says how visitors are known and followed", () => {
    const given = {
      COUNTRY_LOOKUP_URL: "https://lookup.test/s",
      TRUSTED_PROXIES: "2",
      ANALYTICS_ID: "G-ABC123DEF4",
      FOLLOW_US: " https://x.com/rehat  https://t.me/rehat ",
    }
    const tag = { id: "G-ABC123DEF4", url: "https://www.googletagmanager.com/gtag/js" }

    expect(readingOf(given).visitors).toEqual({
      countryLookupUrl: "https://lookup.test/s",
      trustedProxies: 2,
      analytics: tag,
      followUs: ["https://x.com/rehat", "https://t.me/rehat"],
    })
    const ANALYTICS_URL = "https://tags.test/js"
    expect(readingOf({ ...given, ANALYTICS_URL }).visitors.analytics).toEqual({
      ...tag,
      url: ANALYTICS_URL,
    })
  })

  it("says how the server is watched", () => {
    const given = {
      LOG_LEVEL: "warn",
      METRICS_TOKEN: "token",
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.test/",
    }

    expect(readingOf(given).operations).toEqual({
      logLevel: "warn",
      metricsToken: "token",
      tracesTo: "https://traces.test",
    })
  })

  it("says how pages behave", () => {
    const given = {
      UPDATE_CHECK_SECONDS: "60",
      REDIRECTS: "/blog https://blog.example",
      OFFLINE_PAGES: "0",
    }

    expect(readingOf(given).pages).toEqual({
      updateCheckMs: 60_000,
      redirects: { "/blog": "https://blog.example" },
      keepsOffline: false,
    })
    expect(readingOf({ OFFLINE_PAGES: "1" }).pages.keepsOffline).toBe(true)
  })
})
