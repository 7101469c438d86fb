import { redirectRulesIn } from "#core/navigation/redirects.ts"
import { usualHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { Result, Schema, SchemaIssue } from "effect"
import { namedNumbersIn } from "./named-numbers.ts"
import { usualRequestLimits } from "./request-limits.ts"

const textThat = (isRight: (text: string) => boolean, description: string) =>
  Schema.String.check(
    Schema.makeFilter((text: string) => (isRight(text) ? undefined : `has to be ${description}`)),
  )

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol)

const Port = textThat(
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  "a whole number from 0 to 65535",
)
const WebAddress = textThat(isWebAddress, "an address that starts with http:// or https://")
const DatabaseAddress = textThat(
  (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
  "an address such as postgres://user@host/database",
)

const WebAddresses = textThat(
  (text) => text.trim().split(/\s+/).every(isWebAddress),
  "addresses that start with http:// or https://, with spaces between them",
)
const LogLevel = textThat(
  (text) => ["debug", "info", "warn", "error"].includes(text),
  "debug, info, warn or error",
)
const Hops = textThat((text) => /^\d{1,2}$/.test(text), "the number of proxies in front")
const Tag = textThat((text) => /^[A-Za-z0-9-]{4,40}$/.test(text), "an id such as G-ABC123DEF4")

const Seconds = textThat((text) => /^[1-9]\d{0,5}$/.test(text), "a whole number of seconds")
const Redirects = textThat(
  (text) => redirectRulesIn(text) !== null,
  "pairs such as /blog https://blog.example, parted by commas",
)
const Minutes = textThat(
  (text) => /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) > 0 && Number(text) <= 60,
  "a number of minutes up to 60",
)
const Limits = textThat(
  (text) => namedNumbersIn(usualHoldLimits, text) !== null,
  "numbers such as networkRoomNights=90 unprovedStays=1, with spaces between them",
)
const RequestNumbers = textThat((text) => {
  const given = namedNumbersIn(usualRequestLimits, text)
  return given !== null && given.atOnce > 0 && given.waitMs > 0
}, "numbers such as atOnce=32 waiting=64 waitMs=2000, with spaces between them")
const Secret = textThat((text) => text.length >= 32, "at least 32 characters long")

const MailServer = textThat(
  (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
  "an address such as smtps://user:password@mail.example.com",
)
const MailAddress = textThat((text) => /^[^@\s]+@[^@\s]+$/.test(text), "an e-mail address")

const Domain = textThat(
  (text) => text.length <= 180 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text),
  "a domain such as reply.example.com",
)

const Switch = textThat((text) => ["0", "1"].includes(text), "1, or 0 to switch it off")

/** The variables that this server knows; each may be missing. */
export const Environment = Schema.Struct({
  PORT: Schema.optionalKey(Port),
  HOST: Schema.optionalKey(Schema.String),
  DATA_DIR: Schema.optionalKey(Schema.String),
  DATABASE_URL: Schema.optionalKey(DatabaseAddress),
  REPLICA_DATABASE_URL: Schema.optionalKey(DatabaseAddress),
  REPLICA_MAX_AGE_SECONDS: Schema.optionalKey(Seconds),
  SECRET_KEY: Schema.optionalKey(Secret),
  OTHER_SECRET_KEY: Schema.optionalKey(Secret),
  PUBLIC_URL: Schema.optionalKey(WebAddress),
  DEMO: Schema.optionalKey(Switch),
  API_BASE_URL: Schema.optionalKey(WebAddress),
  UPDATE_CHECK_SECONDS: Schema.optionalKey(Seconds),
  REDIRECTS: Schema.optionalKey(Redirects),
  OFFLINE_PAGES: Schema.optionalKey(Switch),
  REQUEST_LIMITS: Schema.optionalKey(RequestNumbers),
  ISSUER_NAME: Schema.optionalKey(Schema.String),
  ISSUER_ADDRESS: Schema.optionalKey(Schema.String),
  ISSUER_REGISTRATION: Schema.optionalKey(Schema.String),
  ISSUER_PHONE: Schema.optionalKey(Schema.String),
  ISSUER_SST: Schema.optionalKey(Schema.String),
  DATA_PROTECTION_OFFICER: Schema.optionalKey(Schema.String),
  HOLD_MINUTES: Schema.optionalKey(Minutes),
  HOLD_LIMITS: Schema.optionalKey(Limits),
  STRIPE_SECRET_KEY: Schema.optionalKey(Schema.String),
  STRIPE_PUBLISHABLE_KEY: Schema.optionalKey(Schema.String),
  STRIPE_WEBHOOK_SECRET: Schema.optionalKey(Schema.String),
  STRIPE_API_BASE: Schema.optionalKey(WebAddress),
  STRIPE_JS_URL: Schema.optionalKey(WebAddress),
  GOOGLE_CLIENT_ID: Schema.optionalKey(Schema.String),
  GOOGLE_CLIENT_SECRET: Schema.optionalKey(Schema.String),
  OIDC_ISSUER: Schema.optionalKey(WebAddress),
  GOOGLE_JS_URL: Schema.optionalKey(WebAddress),
  SMTP_URL: Schema.optionalKey(MailServer),
  MAIL_FROM: Schema.optionalKey(MailAddress),
  SUPPORT_EMAIL: Schema.optionalKey(MailAddress),
  MAIL_REPLY_DOMAIN: Schema.optionalKey(Domain),
  MAIL_INBOUND_SECRET: Schema.optionalKey(Secret),
  S3_ENDPOINT: Schema.optionalKey(WebAddress),
  S3_REGION: Schema.optionalKey(Schema.String),
  S3_BUCKET: Schema.optionalKey(Schema.String),
  S3_ACCESS_KEY_ID: Schema.optionalKey(Schema.String),
  S3_SECRET_ACCESS_KEY: Schema.optionalKey(Schema.String),
  COUNTRY_LOOKUP_URL: Schema.optionalKey(WebAddress),
  TRUSTED_PROXIES: Schema.optionalKey(Hops),
  ANALYTICS_ID: Schema.optionalKey(Tag),
  ANALYTICS_URL: Schema.optionalKey(WebAddress),
  FOLLOW_US: Schema.optionalKey(WebAddresses),
  LOG_LEVEL: Schema.optionalKey(LogLevel),
  METRICS_TOKEN: Schema.optionalKey(Schema.String),
  OTEL_EXPORTER_OTLP_ENDPOINT: Schema.optionalKey(WebAddress),
})
export type Environment = typeof Environment.Type

/** Variables that are of use together alone. */
const together: Readonly<Record<string, ReadonlyArray<string>>> = {
  "another key of Stripe": ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  "the other half of the registration with Google": ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  "the other half of mail that comes in": ["MAIL_REPLY_DOMAIN", "MAIL_INBOUND_SECRET"],
  "another setting of the file store": [
    "S3_ENDPOINT",
    "S3_BUCKET",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ],
}

/** Variables that are of use only where another one is given. */
const besides: Readonly<Record<string, string>> = {
  REPLICA_DATABASE_URL: "DATABASE_URL",
  REPLICA_MAX_AGE_SECONDS: "REPLICA_DATABASE_URL",
}

const missingBesides = (given: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  Object.entries(besides).flatMap(([name, other]) =>
    name in given && !(other in given) ? [`${other} is missing, though ${name} is given`] : [],
  )

const missingKeysOf = (given: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  Object.entries(together).flatMap(([other, names]) =>
    names.some((name) => name in given)
      ? names
          .filter((name) => !(name in given))
          .map((name) => `${name} is missing, though ${other} is given`)
      : [],
  )

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const sentencesOf = (issue: SchemaIssue.Issue): ReadonlyArray<string> =>
  format(issue).issues.map(({ path = [], message }) => `${path.map(String).join(".")} ${message}`)

/** Reads the environment; an empty variable counts as none. Everything wrong is listed at once. */
export const readEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Environment, ReadonlyArray<string>> => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  const missing = [...missingKeysOf(given), ...missingBesides(given)]
  const read = Schema.decodeUnknownResult(Environment, { errors: "all" })(given)
  if (Result.isFailure(read)) return Result.fail([...sentencesOf(read.failure.issue), ...missing])
  return missing.length > 0 ? Result.fail(missing) : Result.succeed(read.success)
}
