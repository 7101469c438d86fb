import type { Issuer } from "#core/documents/receipt.ts"
import type { Company } from "#core/people/company.ts"
import type { Environment } from "./environment.ts"

/** Who gives receipts. */
export const issuerFrom = (given: Environment): Issuer => ({
  name: given.ISSUER_NAME ?? "Singgah",
  address: given.ISSUER_ADDRESS ?? null,
  registration: given.ISSUER_REGISTRATION ?? null,
  sst: given.ISSUER_SST ?? null,
})

/**
 * The settings without which the pages of a public site do not say who runs it and how to reach
 * them, as the Consumer Protection (Electronic Trade Transactions) Regulations want; a blank one
 * says nothing either.
 */
export const missingOfCompany = (given: Environment): ReadonlyArray<string> => {
  const isBlank = (name: keyof Environment) => (given[name] ?? "").trim() === ""
  const needed = ["ISSUER_NAME", "ISSUER_REGISTRATION", "ISSUER_ADDRESS", "SUPPORT_EMAIL"] as const
  return needed.filter(isBlank)
}

/** Who runs the site, with the email of its support; null where no name was given. */
export const companyFrom = (given: Environment, email: string): Company | null =>
  given.ISSUER_NAME === undefined
    ? null
    : {
        name: given.ISSUER_NAME,
        registration: given.ISSUER_REGISTRATION ?? null,
        address: given.ISSUER_ADDRESS ?? null,
        phone: given.ISSUER_PHONE ?? null,
        email,
        dataProtectionOfficer: given.DATA_PROTECTION_OFFICER ?? null,
      }
