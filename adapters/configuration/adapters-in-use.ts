import { millisecondsInSecond } from "date-fns/constants"
import type { Configuration } from "./configuration.ts"

const hostOf = (address: string): string => new URL(address).host

const paymentsOf = ({ stripe, standIns }: Configuration): string => {
  if (standIns.cards) return "Sandbox: no real money"
  if (stripe === null) return "none: stays are paid for at the property"
  return stripe.apiBase === null ? "Stripe" : `Stripe at ${hostOf(stripe.apiBase)}`
}

const signInOf = ({ google, standIns }: Configuration): string => {
  if (google) return `passwords, and ${hostOf(google.issuer)}`
  return standIns.google ? "passwords, and invented people" : "passwords"
}

/** The adapter behind each port, described without secrets: hosts, never whole addresses. */
export const adaptersInUse = (configuration: Configuration) => {
  const { databaseUrl, replica, dataDir, files, mail, visitors, operations } = configuration
  return {
    database: databaseUrl
      ? `PostgreSQL at ${hostOf(databaseUrl)}`
      : `PGlite in ${dataDir}/database`,
    ...(replica && {
      browsing: `PostgreSQL at ${hostOf(replica.url)}, at most ${replica.maxAgeMs / millisecondsInSecond} s old`,
    }),
    payments: paymentsOf(configuration),
    signIn: signInOf(configuration),
    mail: mail.smtpUrl ? `SMTP at ${hostOf(mail.smtpUrl)}` : `${dataDir}/mailbox: goes nowhere`,
    files: files ? `${files.bucket} at ${hostOf(files.endpoint)}` : `${dataDir}/files`,
    countries: visitors.countryLookupUrl
      ? `looked up at ${hostOf(visitors.countryLookupUrl)}`
      : "own table",
    analytics: visitors.analytics ? "after consent" : "none",
    traces: operations.tracesTo ? `OTLP to ${hostOf(operations.tracesTo)}` : "none",
  }
}
