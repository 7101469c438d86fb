import { changesBetween } from "#core/inventory/changes-between.ts"
import { RoomTypeUnknown } from "#core/inventory/inventory.errors.ts"
import { withWithdrawal } from "#core/inventory/with-withdrawal.ts"
import type { Withdrawals } from "#core/inventory/withdrawals.port.ts"
import { Effect } from "effect"
import type { Database } from "../database.ts"
import { changeDocument } from "./changed-document.ts"
import { unnoted, type NoteChanges } from "./note-changes.ts"

/** Takes properties and room types off sale in PostgreSQL. */
export const postgresWithdrawals = (
  database: Database,
  note: NoteChanges = unnoted,
): Withdrawals => ({
  set: (withdrawal) =>
    database.inTransaction((connection) =>
      Effect.gen(function* () {
        const { before, after } = yield* changeDocument(
          connection,
          withdrawal.property,
          (known) => {
            const property = withWithdrawal(known, withdrawal)
            return property ? Effect.succeed(property) : Effect.fail(new RoomTypeUnknown())
          },
        )
        const parts = changesBetween(before, after)
        if (parts.length === 0) return false
        yield* note(connection, [{ property: withdrawal.property, parts }])
        return true
      }),
    ),
})
