import { AccountRecord, type Submission } from "#core/account/account-record.ts"
import type { Identity } from "#core/people/accepted-guest.ts"
import type { RenewableSealing, Sealing } from "#core/kernel/sealing.port.ts"
import { Schema } from "effect"
import { renewal } from "./renewal.ts"

const decode = Schema.decodeUnknownSync(AccountRecord)

type Change = (number: string) => string

const inIdentity = (identity: Identity | null, change: Change): Identity | null =>
  identity && { ...identity, number: change(identity.number) }

const inSubmission = (submission: Submission | null, change: Change): Submission | null =>
  submission && {
    ...submission,
    judged: { ...submission.judged, identity: inIdentity(submission.judged.identity, change) },
  }

const withNumbers = (record: AccountRecord, change: Change): AccountRecord => ({
  ...record,
  identity: inIdentity(record.identity, change),
  verification: {
    ...record.verification,
    submission: inSubmission(record.verification.submission, change),
  },
})

/** What the database keeps of an account: all of it, with the identity numbers sealed. */
export const accountDocumentOf = (sealing: Sealing, record: AccountRecord): string =>
  JSON.stringify(withNumbers(record, (number) => sealing.seal(number, record.id)))

/** The account as it was kept; what cannot be read is a defect. */
export const accountIn = (sealing: Sealing, document: unknown): AccountRecord => {
  const record = decode(document)
  return withNumbers(record, (number) => sealing.open(number, record.id))
}

/** The document with every number sealed by the current key; null when they are already. */
export const renewedAccount = (sealing: RenewableSealing, document: unknown): string | null => {
  const renewing = renewal(sealing)
  const record = decode(document)
  const renewed = withNumbers(record, (number) => renewing.renew(number, record.id))
  return renewing.wasNeeded() ? JSON.stringify(renewed) : null
}
