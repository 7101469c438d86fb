import type { Author, InventoryChange } from "#core/inventory/change-log.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { Effect } from "effect"
import type { Database } from "../database.ts"
import { postgresBlocks } from "./blocks.postgres.ts"
import { postgresInventoryKeeper } from "./inventory-keeper.postgres.ts"
import { notedBy, type NoteChanges } from "./note-changes.ts"
import { postgresPropertyPictures } from "./property-pictures.postgres.ts"
import { postgresWithdrawals } from "./withdrawals.postgres.ts"

/** What came of work that is not to be kept. */
class Rehearsed<A> {
  readonly answer: A
  constructor(answer: A) {
    this.answer = answer
  }
}

/** The same database, which takes every transaction back once its work is done. */
export const rehearsing = (database: Database): Database => ({
  ...database,
  inTransaction: (work) =>
    database
      .inTransaction((connection) =>
        Effect.flatMap(work(connection), (answer) => Effect.fail(new Rehearsed(answer))),
      )
      .pipe(
        Effect.catchIf(
          (failure) => failure instanceof Rehearsed,
          ({ answer }) => Effect.succeed(answer),
        ),
      ),
})

const portsOn = (database: Database, clock: Clock, note: NoteChanges) => ({
  keeper: postgresInventoryKeeper(database, clock, note),
  blocks: postgresBlocks(database, note),
  propertyPictures: postgresPropertyPictures(database, note),
  withdrawals: postgresWithdrawals(database, note),
})

/** What an operator changes the inventory by. */
export type OperatorInventory = ReturnType<typeof portsOn>

/** Changes the inventory for an author, who is noted with every change. */
export const operatorInventory =
  (database: Database, clock: Clock) =>
  (author: Author): OperatorInventory =>
    portsOn(database, clock, notedBy(author, clock))

/** Says what would be changed, and keeps none of it. */
export const rehearsedInventory =
  (database: Database, clock: Clock) =>
  (hear: (change: InventoryChange) => void): OperatorInventory =>
    portsOn(rehearsing(database), clock, (_, changes) =>
      Effect.sync(() => {
        for (const change of changes) hear(change)
      }),
    )
