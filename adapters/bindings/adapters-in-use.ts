import type { Configuration } from "../configuration/configuration.ts"

const hostOf = (address: string): string => new URL(address).host

/** What stands behind each port, in words that hold no secret: hosts, never whole addresses. */
export const adaptersInUse = (configuration: Configuration) => {
  const { databaseUrl, dataDir, files, stripe, visitors, operations } = configuration
  return {
    database: databaseUrl
      ? `PostgreSQL at ${hostOf(databaseUrl)}`
      : `PGlite in ${dataDir}/database`,
    payments: stripe
      ? `Stripe${stripe.apiBase === null ? "" : ` at ${hostOf(stripe.apiBase)}`}`
      : "Sandbox: no real money",
    files: files ? `${files.bucket} at ${hostOf(files.endpoint)}` : `${dataDir}/files`,
    countries: visitors.countryLookupUrl
      ? `looked up at ${hostOf(visitors.countryLookupUrl)}`
      : "own table",
    analytics: visitors.analytics ? "after consent" : "none",
    traces: operations.tracesTo ? `OTLP to ${hostOf(operations.tracesTo)}` : "none",
  }
}
