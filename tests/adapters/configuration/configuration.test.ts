import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { usualRequestLimits } from "#adapters/configuration/request-limits.ts"
import { usualHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const readingOf = (environment: Record<string, string>) =>
  Result.getOrThrow(readConfiguration(environment))

const refusalOf = (environment: Record<string, string>) =>
  Result.getOrThrow(Result.flip(readConfiguration(environment)))

describe("the configuration", () => {
  it("needs nothing: the site runs from a folder with the sandbox for money", () => {
    expect(readingOf({})).toEqual({
      port: 4173,
      host: null,
      dataDir: ".data",
      databaseUrl: null,
      replica: null,
      secretKey: null,
      otherSecretKey: null,
      publicUrl: null,
      demonstration: false,
      apiBase: "",
      holdMs: 15 * 60_000,
      holdLimits: usualHoldLimits,
      requestLimits: usualRequestLimits,
      issuer: { name: "Singgah", address: null, registration: null, sst: null },
      company: null,
      stripe: null,
      google: null,
      pages: { redirects: {}, updateCheckMs: 300_000, keepsOffline: true },
      mail: {
        smtpUrl: null,
        from: "stays@singgah.example",
        support: "support@singgah.example",
        inbound: null,
      },
      files: null,
      operations: { logLevel: "info", metricsToken: null, tracesTo: null },
      visitors: { countryLookupUrl: null, trustedProxies: 0, analytics: null, followUs: [] },
      standIns: { cards: true, google: true, mailbox: true },
    })
  })

  it("names the company that runs the site, with the email of its support", () => {
    const given = {
      ISSUER_NAME: "Rehat Sdn. Bhd.",
      ISSUER_ADDRESS: "8 Jalan Ampang",
      ISSUER_REGISTRATION: "202601000001",
      ISSUER_PHONE: "+60 3-2345 6789",
      SUPPORT_EMAIL: "help@rehat.my",
    }

    expect(readingOf(given).company).toEqual({
      name: "Rehat Sdn. Bhd.",
      address: "8 Jalan Ampang",
      registration: "202601000001",
      phone: "+60 3-2345 6789",
      email: "help@rehat.my",
      dataProtectionOfficer: null,
    })
    const officer = "Nur Aisyah, dpo@rehat.my"
    const named = readingOf({ ISSUER_NAME: "Rehat", DATA_PROTECTION_OFFICER: officer }).company
    expect(named).toMatchObject({ dataProtectionOfficer: officer, registration: null, phone: null })
  })

  it("takes a second secret, as long as a secret has to be", () => {
    const other = "correct horse battery staple, and so on"

    expect(readingOf({ OTHER_SECRET_KEY: other }).otherSecretKey).toBe(other)
    expect(refusalOf({ OTHER_SECRET_KEY: "short" })[0]).toMatch(
      /^OTHER_SECRET_KEY has to be at least 32 characters long/,
    )
  })

  it("says where the API is when that is another address", { tags: "§7.1" }, () => {
    expect(readingOf({ API_BASE_URL: "https://api.stays.test/", DEMO: "1" }).apiBase).toBe(
      "https://api.stays.test",
    )
    expect(refusalOf({ API_BASE_URL: "stays" })[0]).toMatch(/^API_BASE_URL has to be/)
  })

  it("sends letters where it is told", () => {
    const given = { SMTP_URL: "smtps://u:p@mail.test", MAIL_FROM: "a@singgah.my" }

    expect(readingOf(given).mail).toMatchObject({
      smtpUrl: "smtps://u:p@mail.test",
      from: "a@singgah.my",
    })
    expect(refusalOf({ SMTP_URL: "http://mail.test" })[0]).toMatch(/^SMTP_URL has to be/)
  })

  it("signs in with Google where the site is registered, or with another issuer", () => {
    const given = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }

    expect(readingOf({ ...given, OIDC_ISSUER: "https://accounts.google.com" }).google).toEqual(
      readingOf(given).google,
    )
    expect(readingOf(given).google).toEqual({
      clientId: "id",
      clientSecret: "secret",
      issuer: "https://accounts.google.com",
      windowScript: "https://accounts.google.com/gsi/client",
    })
    const another = { ...given, OIDC_ISSUER: "https://id.test/" }
    expect(readingOf(another).google).toMatchObject({
      issuer: "https://id.test/",
      windowScript: null,
    })
    const script = "https://id.test/window.js"
    expect(readingOf({ ...another, GOOGLE_JS_URL: script }).google?.windowScript).toBe(script)
    expect(refusalOf({ GOOGLE_CLIENT_ID: "id" })[0]).toMatch(/^GOOGLE_CLIENT_SECRET is missing/)
  })

  it("looks around on a replica beside a database alone, at most five seconds old or as told", () => {
    const database = { DATABASE_URL: "postgres://stays.test/one" }
    const replica = { REPLICA_DATABASE_URL: "postgres://stays.test/two" }
    const given = { ...database, ...replica }

    expect(readingOf(given).replica).toEqual({ url: "postgres://stays.test/two", maxAgeMs: 5000 })
    expect(readingOf({ ...given, REPLICA_MAX_AGE_SECONDS: "2" }).replica?.maxAgeMs).toBe(2000)
    expect(refusalOf(replica)[0]).toMatch(/^DATABASE_URL is missing/)
    expect(refusalOf({ ...database, REPLICA_MAX_AGE_SECONDS: "2" })[0]).toMatch(
      /^REPLICA_DATABASE_URL is missing/,
    )
  })

  it("takes an empty variable for none", () => {
    expect(readingOf({ PORT: "", DATABASE_URL: "" })).toEqual(readingOf({}))
  })

  it("reads addresses without the slash at their end", () => {
    expect(readingOf({ PUBLIC_URL: "http://localhost:80/" }).publicUrl).toBe("http://localhost:80")
  })

  it("lists everything that is wrong, not the first", () => {
    const refusal = refusalOf({
      PORT: "70000",
      DATABASE_URL: "mysql://db",
      PUBLIC_URL: "javascript:alert(1)",
      STRIPE_SECRET_KEY: "sk_test_1",
    })

    expect(refusal.map((sentence) => sentence.split(" ")[0])).toEqual([
      "PORT",
      "DATABASE_URL",
      "PUBLIC_URL",
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ])
  })

  it("takes a file store whole or not at all", () => {
    const refusal = refusalOf({ S3_ENDPOINT: "https://s3.test", S3_BUCKET: "stays" })

    expect(refusal.map((sentence) => sentence.split(" ")[0])).toEqual([
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ])
  })

  it.each(["-1", "1.5", "0x50", "http", "65536"])("refuses %s as a port", (PORT) => {
    expect(refusalOf({ PORT })).toEqual(["PORT has to be a whole number from 0 to 65535"])
  })

  it("holds rooms as long as it is told, in minutes", () => {
    expect(readingOf({ HOLD_MINUTES: "0.25" }).holdMs).toBe(15_000)
  })

  it.each(["0", "61", "-1", "1e1", "soon"])(
    "refuses to hold rooms for %s minutes",
    (HOLD_MINUTES) => {
      expect(refusalOf({ HOLD_MINUTES })).toEqual([
        "HOLD_MINUTES has to be a number of minutes up to 60",
      ])
    },
  )

  it("limits what is kept without payment as it is told, and as usual in all else", () => {
    const HOLD_LIMITS = " networkRoomNights=200  unprovedStays=3 "

    expect(readingOf({ HOLD_LIMITS }).holdLimits).toEqual({
      ...usualHoldLimits,
      networkRoomNights: 200,
      unprovedStays: 3,
    })
  })

  it.each(["200", "rooms=3", "unprovedStays=", "unprovedStays=-1", "unprovedStays=1=2"])(
    "refuses %s as limits",
    (HOLD_LIMITS) => {
      expect(refusalOf({ HOLD_LIMITS })).toEqual([
        "HOLD_LIMITS has to be numbers such as networkRoomNights=90 unprovedStays=1, with spaces between them",
      ])
    },
  )

  it("answers as many requests at once as it is told", () => {
    const REQUEST_LIMITS = "atOnce=8 waiting=0"

    expect(readingOf({ REQUEST_LIMITS }).requestLimits).toEqual({
      ...usualRequestLimits,
      atOnce: 8,
      waiting: 0,
    })
  })

  it.each(["8", "seats=8", "atOnce=0", "waitMs=0", "waiting=-1"])(
    "refuses %s as limits of requests",
    (REQUEST_LIMITS) => {
      expect(refusalOf({ REQUEST_LIMITS })).toEqual([
        "REQUEST_LIMITS has to be numbers such as atOnce=32 waiting=64 waitMs=2000, with spaces between them",
      ])
    },
  )

  it("never repeats a secret that was wrong", () => {
    const refusal = refusalOf({ DATABASE_URL: "mysql://user:hunter2@host/db" })

    expect(refusal.join()).not.toContain("hunter2")
  })
})
