import { readEnvironment } from "#adapters/configuration/environment.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const refusalOf = (environment: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Result.match(readEnvironment(environment), {
    onSuccess: () => [],
    onFailure: (sentences) => sentences,
  })

const A_SECRET = "s".repeat(32)
const WEB = "has to be an address that starts with http:// or https://"
const DATABASE = "has to be an address such as postgres://user@host/database"
const REDIRECTS = "has to be pairs such as /blog https://blog.example, parted by commas"
const MAIL_SERVER = "has to be an address such as smtps://user:password@mail.example.com"
const HOLD_NUMBERS =
  "has to be numbers such as networkRoomNights=90 unprovedStays=1, with spaces between them"
const REQUEST_NUMBERS =
  "has to be numbers such as atOnce=32 waiting=64 waitMs=2000, with spaces between them"
const WEB_ADDRESSES =
  "has to be addresses that start with http:// or https://, with spaces between them"

describe("a variable of the environment", () => {
  it.each([
    ["PORT", "0"],
    ["PORT", "65535"],
    ["DATABASE_URL", "postgres://a@b/c"],
    ["DATABASE_URL", "postgresql://a@b/c"],
    ["PUBLIC_URL", "http://a.example"],
    ["PUBLIC_URL", "https://a.example"],
    ["UPDATE_CHECK_SECONDS", "1"],
    ["UPDATE_CHECK_SECONDS", "999999"],
    ["REDIRECTS", "/blog https://blog.example, /jobs https://jobs.example"],
    ["OFFLINE_PAGES", "0"],
    ["OFFLINE_PAGES", "1"],
    ["HOLD_MINUTES", "60"],
    ["HOLD_MINUTES", "0.001"],
    ["SECRET_KEY", A_SECRET],
    ["SMTP_URL", "smtp://mail.example"],
    ["SMTP_URL", "smtps://mail.example"],
    ["SUPPORT_EMAIL", "a@b.example"],
    ["TRUSTED_PROXIES", "0"],
    ["TRUSTED_PROXIES", "99"],
    ["ANALYTICS_ID", "G-1a"],
    ["ANALYTICS_ID", "G".repeat(40)],
    ["FOLLOW_US", " https://a.example  http://b.example "],
    ["LOG_LEVEL", "debug"],
    ["LOG_LEVEL", "info"],
    ["LOG_LEVEL", "warn"],
    ["LOG_LEVEL", "error"],
  ])("%s may be %j", (name, value) => {
    expect(refusalOf({ [name]: value })).toEqual([])
  })

  it.each([
    ["PORT", "65536", "has to be a whole number from 0 to 65535"],
    ["PORT", "000080", "has to be a whole number from 0 to 65535"],
    ["PORT", "80x", "has to be a whole number from 0 to 65535"],
    ["DATABASE_URL", "xpostgres://a@b/c", DATABASE],
    ["DATABASE_URL", "postgres://a@b:port/c", DATABASE],
    ["PUBLIC_URL", "ftp://a.example", WEB],
    ["PUBLIC_URL", "a.example", WEB],
    ["UPDATE_CHECK_SECONDS", "0", "has to be a whole number of seconds"],
    ["UPDATE_CHECK_SECONDS", "1000000", "has to be a whole number of seconds"],
    ["UPDATE_CHECK_SECONDS", "x5", "has to be a whole number of seconds"],
    ["UPDATE_CHECK_SECONDS", "5s", "has to be a whole number of seconds"],
    ["REDIRECTS", "/blog", REDIRECTS],
    ["OFFLINE_PAGES", "no", "has to be 1, or 0 to switch it off"],
    ["HOLD_MINUTES", "60.001", "has to be a number of minutes up to 60"],
    ["HOLD_MINUTES", "5 min", "has to be a number of minutes up to 60"],
    ["HOLD_MINUTES", "x5", "has to be a number of minutes up to 60"],
    ["SECRET_KEY", A_SECRET.slice(1), "has to be at least 32 characters long"],
    ["SMTP_URL", "x-smtp://mail.example", MAIL_SERVER],
    ["SMTP_URL", "smtp://mail.example:port", MAIL_SERVER],
    ["SUPPORT_EMAIL", "a b@c.example", "has to be an e-mail address"],
    ["SUPPORT_EMAIL", "a@b c", "has to be an e-mail address"],
    ["SUPPORT_EMAIL", "a@b@c", "has to be an e-mail address"],
    ["TRUSTED_PROXIES", "100", "has to be the number of proxies in front"],
    ["TRUSTED_PROXIES", "-1", "has to be the number of proxies in front"],
    ["ANALYTICS_ID", "G-1", "has to be an id such as G-ABC123DEF4"],
    ["ANALYTICS_ID", "G".repeat(41), "has to be an id such as G-ABC123DEF4"],
    ["ANALYTICS_ID", "G-ABC'123", "has to be an id such as G-ABC123DEF4"],
    ["FOLLOW_US", "https://a.example b.example", WEB_ADDRESSES],
    ["LOG_LEVEL", "warning", "has to be debug, info, warn or error"],
  ])("%s may not be %j", (name, value, reason) => {
    expect(refusalOf({ [name]: value })).toEqual([`${name} ${reason}`])
  })

  it.each([
    ["HOLD_LIMITS", "networkRoomNights=0 unprovedStays=0"],
    ["REQUEST_LIMITS", "waiting=0"],
    ["REQUEST_LIMITS", "atOnce=1 waiting=1 waitMs=1"],
  ])("%s may be numbers with names: %s", (name, value) => {
    expect(refusalOf({ [name]: value })).toEqual([])
  })

  it.each([
    ["HOLD_LIMITS", "many", HOLD_NUMBERS],
    ["HOLD_LIMITS", "atOnce=1", HOLD_NUMBERS],
    ["REQUEST_LIMITS", "many", REQUEST_NUMBERS],
    ["REQUEST_LIMITS", "unprovedStays=1", REQUEST_NUMBERS],
    ["REQUEST_LIMITS", "atOnce=0", REQUEST_NUMBERS],
    ["REQUEST_LIMITS", "waitMs=0", REQUEST_NUMBERS],
  ])("%s is read as numbers with names, not as %s", (name, value, reason) => {
    expect(refusalOf({ [name]: value })).toEqual([`${name} ${reason}`])
  })

  it.each([
    "PUBLIC_URL",
    "API_BASE_URL",
    "STRIPE_JS_URL",
    "OIDC_ISSUER",
    "GOOGLE_JS_URL",
    "COUNTRY_LOOKUP_URL",
    "ANALYTICS_URL",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
  ])("%s is an address of the web", (name) => {
    expect(refusalOf({ [name]: "https://a.example" })).toEqual([])
    expect(refusalOf({ [name]: "a.example" })).toEqual([`${name} ${WEB}`])
  })

  it("counts as none where it is missing or empty", () => {
    const read = readEnvironment({ PORT: "", HOST: undefined, DATA_DIR: "kept" })

    expect(Result.getOrThrow(read)).toEqual({ DATA_DIR: "kept" })
  })
})

describe("a domain to which guests answer by mail", () => {
  const refusedWith = (MAIL_REPLY_DOMAIN: string) =>
    refusalOf({ MAIL_REPLY_DOMAIN, MAIL_INBOUND_SECRET: A_SECRET })

  it.each(["reply.example.com", "a.b", `${"a".repeat(178)}.b`])("may be %s", (domain) => {
    expect(refusedWith(domain)).toEqual([])
  })

  it.each(["example", "Reply.example", "a..b", ".a", "a.b/c", "@a.b", `${"a".repeat(179)}.b`])(
    "may not be %s",
    (domain) => {
      expect(refusedWith(domain)).toEqual([
        "MAIL_REPLY_DOMAIN has to be a domain such as reply.example.com",
      ])
    },
  )
})

describe("variables that are of use together alone", () => {
  const groups: ReadonlyArray<readonly [other: string, names: ReadonlyArray<string>]> = [
    [
      "another key of Stripe",
      ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    ],
    [
      "the other half of the registration with Google",
      ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ],
    ["the other half of mail that comes in", ["MAIL_REPLY_DOMAIN", "MAIL_INBOUND_SECRET"]],
    [
      "another setting of the file store",
      ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    ],
  ]
  const valueOf = (name: string): string =>
    ({ S3_ENDPOINT: "https://store.example", MAIL_REPLY_DOMAIN: "reply.example" })[name] ?? A_SECRET

  it.each(groups.flatMap(([other, names]) => names.map((name) => [name, other, names] as const)))(
    "are missed beside %s alone, as %s",
    (name, other, names) => {
      expect(refusalOf({ [name]: valueOf(name) })).toEqual(
        names
          .filter((one) => one !== name)
          .map((missing) => `${missing} is missing, though ${other} is given`),
      )
    },
  )

  it.each(groups)("are right together: %s", (_, names) => {
    expect(refusalOf(Object.fromEntries(names.map((name) => [name, valueOf(name)])))).toEqual([])
  })

  it("are missed beside what they belong to", () => {
    expect(refusalOf({ REPLICA_MAX_AGE_SECONDS: "2" })).toEqual([
      "REPLICA_DATABASE_URL is missing, though REPLICA_MAX_AGE_SECONDS is given",
    ])
    expect(refusalOf({ REPLICA_DATABASE_URL: "postgres://a@b/c" })).toEqual([
      "DATABASE_URL is missing, though REPLICA_DATABASE_URL is given",
    ])
  })

  it("are listed after what is wrong by itself", () => {
    expect(refusalOf({ PORT: "x", GOOGLE_CLIENT_ID: "id" })).toEqual([
      "PORT has to be a whole number from 0 to 65535",
      "GOOGLE_CLIENT_SECRET is missing, though the other half of the registration with Google is given",
    ])
  })
})
