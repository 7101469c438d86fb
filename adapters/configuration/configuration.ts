import { withoutEnding } from "#core/kernel/characters.ts"
import { holdTerms } from "#core/booking/hold-terms.ts"
import { usualHoldLimits, type HoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import type { Issuer } from "#core/documents/receipt.ts"
import type { Company } from "#core/people/company.ts"
import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants"
import { Result } from "effect"
import { companyFrom, issuerFrom } from "./company.ts"
import { readEnvironment, type Environment } from "./environment.ts"
import { mailFrom, type Mail } from "./mail.ts"
import { namedNumbersIn } from "./named-numbers.ts"
import { usualRequestLimits, type RequestLimits } from "./request-limits.ts"
import { googleFrom, type GoogleKeys } from "./google.ts"
import { pagesFrom, type PageOptions } from "./page-options.ts"
import { operationsFrom, type MonitoringSettings } from "./operations.ts"
import { missingOn, standInsOf, type StandIns } from "./stand-ins.ts"

/** The keys of a Stripe account. */
export type StripeKeys = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Null is Stripe itself. */
  readonly apiBase: string | null
  /** Where the card form's script comes from; null is Stripe itself. */
  readonly jsUrl: string | null
}

/** A bucket of a store with the S3 protocol. */
export type FileStore = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How visitors are known and followed. */
export type Visitors = {
  /** Null asks the bundled table. */
  readonly countryLookupUrl: string | null
  /** How many proxies in front of the server say truly whom they speak for. */
  readonly trustedProxies: number
  /** Null: no analytics are loaded and no consent is asked for. */
  readonly analytics: { readonly id: string; readonly url: string } | null
  /** The product's own pages on social networks; empty names the networks themselves. */
  readonly followUs: ReadonlyArray<string>
}

/** A replica of the database, and the oldest state of it that guests may be shown. */
export type ReplicaReading = { readonly url: string; readonly maxAgeMs: number }

/** How this server is to run. Every setting has a default that needs no account and no database. */
export type Configuration = {
  readonly port: number
  /** Null listens on every address of the machine. */
  readonly host: string | null
  readonly dataDir: string
  /** Null keeps everything in files under `dataDir`. */
  readonly databaseUrl: string | null
  /** Where browsing reads what is on sale, and how old that may be; null reads it where it is sold. */
  readonly replica: ReplicaReading | null
  /** Seals what must not be read in the database; null takes one made for `dataDir`. */
  readonly secretKey: string | null
  /** Opens what it sealed, and seals nothing: the key of before or the next one. */
  readonly otherSecretKey: string | null
  /** Where guests find the site, without a slash at its end; null where only they know. */
  readonly publicUrl: string | null
  /** Its operator says that nothing here is real; every page says so too. */
  readonly demonstration: boolean
  /** Where pages send their calls; empty is the site itself. */
  readonly apiBase: string
  /** How long rooms are held for a guest who books. */
  readonly holdMs: number
  /** How much may be kept without payment. */
  readonly holdLimits: HoldLimits
  /** How much one process answers at once, and how much waits. */
  readonly requestLimits: RequestLimits
  /** The issuer of receipts, with what the law requires. */
  readonly issuer: Issuer
  /** Who runs the site, as every page says it; null where no name was given. */
  readonly company: Company | null
  readonly stripe: StripeKeys | null
  readonly google: GoogleKeys | null
  readonly mail: Mail
  /** Null keeps files in a folder under `dataDir`. */
  readonly files: FileStore | null
  readonly operations: MonitoringSettings
  readonly visitors: Visitors
  readonly pages: PageOptions
  /** What plays the services that have no keys here. */
  readonly standIns: StandIns
}

const DEFAULT_PORT = "4173"
const ANALYTICS_URL = "https://www.googletagmanager.com/gtag/js"

const withoutSlash = (address: string): string => withoutEnding(address, "/")

const stripeFrom = (given: Environment): StripeKeys | null =>
  given.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: given.STRIPE_SECRET_KEY,
        publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? "",
        webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? "",
        apiBase: given.STRIPE_API_BASE ? withoutSlash(given.STRIPE_API_BASE) : null,
        jsUrl: given.STRIPE_JS_URL ?? null,
      }

const filesFrom = (given: Environment): FileStore | null =>
  given.S3_ENDPOINT === undefined
    ? null
    : {
        endpoint: withoutSlash(given.S3_ENDPOINT),
        region: given.S3_REGION ?? "us-east-1",
        bucket: given.S3_BUCKET ?? "",
        accessKeyId: given.S3_ACCESS_KEY_ID ?? "",
        secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? "",
      }

const USUAL_REPLICA_AGE_SECONDS = 5

const replicaFrom = (given: Environment): ReplicaReading | null =>
  given.REPLICA_DATABASE_URL === undefined
    ? null
    : {
        url: given.REPLICA_DATABASE_URL,
        maxAgeMs:
          Number(given.REPLICA_MAX_AGE_SECONDS ?? USUAL_REPLICA_AGE_SECONDS) * millisecondsInSecond,
      }

const visitorsFrom = (given: Environment): Visitors => ({
  countryLookupUrl: given.COUNTRY_LOOKUP_URL ?? null,
  trustedProxies: Number(given.TRUSTED_PROXIES ?? 0),
  analytics:
    given.ANALYTICS_ID === undefined
      ? null
      : { id: given.ANALYTICS_ID, url: given.ANALYTICS_URL ?? ANALYTICS_URL },
  followUs: given.FOLLOW_US?.trim().split(/\s+/) ?? [],
})

const settingsFrom = (given: Environment): Omit<Configuration, "standIns"> => ({
  port: Number(given.PORT ?? DEFAULT_PORT),
  host: given.HOST ?? null,
  dataDir: given.DATA_DIR ?? ".data",
  databaseUrl: given.DATABASE_URL ?? null,
  replica: replicaFrom(given),
  secretKey: given.SECRET_KEY ?? null,
  otherSecretKey: given.OTHER_SECRET_KEY ?? null,
  publicUrl: given.PUBLIC_URL ? withoutSlash(given.PUBLIC_URL) : null,
  demonstration: given.DEMO === "1",
  apiBase: withoutSlash(given.API_BASE_URL ?? ""),
  holdMs: given.HOLD_MINUTES
    ? Number(given.HOLD_MINUTES) * millisecondsInMinute
    : holdTerms.lengthMs,
  holdLimits: namedNumbersIn(usualHoldLimits, given.HOLD_LIMITS ?? "") ?? usualHoldLimits,
  requestLimits:
    namedNumbersIn(usualRequestLimits, given.REQUEST_LIMITS ?? "") ?? usualRequestLimits,
  issuer: issuerFrom(given),
  company: companyFrom(given, mailFrom(given).support),
  stripe: stripeFrom(given),
  google: googleFrom(given),
  mail: mailFrom(given),
  files: filesFrom(given),
  operations: operationsFrom(given),
  visitors: visitorsFrom(given),
  pages: pagesFrom(given),
})

const configurationFrom = (given: Environment): ReturnType<typeof readConfiguration> => {
  const settings = settingsFrom(given)
  const missing = missingOn(settings, given)
  return missing.length > 0
    ? Result.fail(missing)
    : Result.succeed({ ...settings, standIns: standInsOf(settings) })
}

/** The configuration that an environment asks for, or everything that is wrong with it. */
export const readConfiguration = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Configuration, ReadonlyArray<string>> =>
  Result.flatMap(readEnvironment(environment), configurationFrom)
