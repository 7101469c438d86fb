import { Result } from "effect"
import { readEnvironment, type Environment } from "./environment.ts"

/** The keys of a Stripe account; without them the sandbox plays Stripe. */
export type StripeKeys = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Null is Stripe itself. */
  readonly apiBase: string | null
}

/** How this server is to run. Every setting has a default that needs no account and no database. */
export type Configuration = {
  readonly port: number
  /** Null listens on every address of the machine. */
  readonly host: string | null
  readonly dataDir: string
  /** Null keeps everything in files under `dataDir`. */
  readonly databaseUrl: string | null
  /** Seals what must not be read in the database; null takes one made for `dataDir`. */
  readonly secretKey: string | null
  /** Where guests find the site, without a slash at its end; null where only they know. */
  readonly publicUrl: string | null
  /** Where pages send their calls; empty is the site itself. */
  readonly apiBase: string
  readonly stripe: StripeKeys | null
}

const DEFAULT_PORT = "4173"

const withoutSlash = (address: string): string => address.replace(/\/+$/, "")

const stripeFrom = (given: Environment): StripeKeys | null =>
  given.STRIPE_SECRET_KEY === undefined
    ? null
    : {
        secretKey: given.STRIPE_SECRET_KEY,
        publishableKey: given.STRIPE_PUBLISHABLE_KEY ?? "",
        webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? "",
        apiBase: given.STRIPE_API_BASE ? withoutSlash(given.STRIPE_API_BASE) : null,
      }

const configurationFrom = (given: Environment): Configuration => ({
  port: Number(given.PORT ?? DEFAULT_PORT),
  host: given.HOST ?? null,
  dataDir: given.DATA_DIR ?? ".data",
  databaseUrl: given.DATABASE_URL ?? null,
  secretKey: given.SECRET_KEY ?? null,
  publicUrl: given.PUBLIC_URL ? withoutSlash(given.PUBLIC_URL) : null,
  apiBase: withoutSlash(given.API_BASE_URL ?? ""),
  stripe: stripeFrom(given),
})

/** The configuration that an environment asks for, or everything that is wrong with it. */
export const readConfiguration = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Configuration, ReadonlyArray<string>> =>
  Result.map(readEnvironment(environment), configurationFrom)
