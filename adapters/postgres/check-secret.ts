import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import { Effect } from "effect"
import type { Database } from "./database.ts"
import { insertProof, selectProof, updateProof } from "./seal.sql.ts"
import { DatabaseRefused } from "./start.errors.ts"

const PLACE = "proof"

const opens = ({ open }: Encryption, proof: string): boolean => {
  try {
    return open(proof, PLACE) === PLACE
  } catch {
    return false
  }
}

/** Refuses a secret other than the one this database was first used with: nothing would open. */
export const proveSecret = (
  database: Database,
  encryption: Encryption,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.gen(function* () {
    yield* insertProof(database, encryption.seal(PLACE, PLACE))
    const [row] = yield* selectProof(database)
    if (row === undefined || !opens(encryption, row.proof))
      throw new DatabaseRefused(
        "The secret is not the one this database was first used with: give every server the same SECRET_KEY.",
      )
  })

/** Leaves a proof of the current key in place of the one before: older keys alone start no server. */
export const proveCurrentKey = (
  database: Database,
  { seal }: Encryption,
): Effect.Effect<void, StoreUnreachable> => Effect.asVoid(updateProof(database, seal(PLACE, PLACE)))
