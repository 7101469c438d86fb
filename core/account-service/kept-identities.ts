import { Effect } from "effect"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountStore } from "../account-store/account-store.port.ts"
import type { KeptIdentities } from "../people/kept-identities.port.ts"
import type { KeptIdentity } from "../people/kept-identity.rules.ts"

const keptBy = ({
  firstName,
  lastName,
  nationality,
  dateOfBirth,
  gender,
  identity,
}: AccountRecord): KeptIdentity | null =>
  identity && { firstName, lastName, nationality, dateOfBirth, gender, identity }

/** The identity numbers that accounts keep, for bookings of the accounts' own guests. */
export const keptIdentitiesIn = ({
  inTransaction,
}: Pick<AccountStore, "inTransaction">): KeptIdentities => ({
  of: (account) =>
    inTransaction(({ lock }) => lock(account)).pipe(
      Effect.map((record) => record && keptBy(record)),
    ),
})
