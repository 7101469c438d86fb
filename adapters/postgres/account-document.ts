import { AccountRecord } from "#core/account/account-record.ts"
import { Schema } from "effect"
import type { Sealing } from "./sealing.ts"

const decode = Schema.decodeUnknownSync(AccountRecord)

const withNumber = (record: AccountRecord, change: (number: string) => string): AccountRecord =>
  record.identity === null
    ? record
    : { ...record, identity: { ...record.identity, number: change(record.identity.number) } }

/** What the database keeps of an account: all of it, with the identity number sealed. */
export const accountDocumentOf = (sealing: Sealing, record: AccountRecord): string =>
  JSON.stringify(withNumber(record, (number) => sealing.seal(number, record.id)))

/** The account as it was kept; what cannot be read is a defect. */
export const accountIn = (sealing: Sealing, document: unknown): AccountRecord => {
  const record = decode(document)
  return withNumber(record, (number) => sealing.open(number, record.id))
}
