import { AccountRecord, type Submission } from "#core/account-store/account-record.ts"
import type { Identity } from "#core/people/accepted-guest.ts"
import type { RenewableEncryption, Encryption } from "#core/kernel/encryption.port.ts"
import { Schema } from "effect"
import { renewal } from "../renewal.ts"

const decode = Schema.decodeUnknownSync(AccountRecord)

type Change = (text: string) => string

const inIdentity = (identity: Identity | null, change: Change): Identity | null =>
  identity && { ...identity, number: change(identity.number) }

const inSubmission = (submission: Submission | null, change: Change): Submission | null =>
  submission && {
    ...submission,
    judged: { ...submission.judged, identity: inIdentity(submission.judged.identity, change) },
  }

const withSecret = <Factor extends { readonly secret: string }>(
  factor: Factor | null,
  change: Change,
): Factor | null => factor && { ...factor, secret: change(factor.secret) }

const withSecrets = (record: AccountRecord, change: Change): AccountRecord => ({
  ...record,
  identity: inIdentity(record.identity, change),
  secondFactor: withSecret(record.secondFactor, change),
  nextFactor: withSecret(record.nextFactor, change),
  verification: {
    ...record.verification,
    submission: inSubmission(record.verification.submission, change),
  },
})

/** What the database keeps of an account: all of it, with identity numbers and secrets of second factors sealed. */
export const accountDocumentOf = (encryption: Encryption, record: AccountRecord): string =>
  JSON.stringify(withSecrets(record, (text) => encryption.seal(text, record.id)))

/** The account as it was kept; what cannot be read is a defect. */
export const accountIn = (encryption: Encryption, document: unknown): AccountRecord => {
  const record = decode(document)
  return withSecrets(record, (text) => encryption.open(text, record.id))
}

/** The document with every number sealed by the current key; null when they are already. */
export const renewedAccount = (
  encryption: RenewableEncryption,
  document: unknown,
): string | null => {
  const renewing = renewal(encryption)
  const record = decode(document)
  const renewed = withSecrets(record, (number) => renewing.renew(number, record.id))
  return renewing.wasNeeded() ? JSON.stringify(renewed) : null
}
