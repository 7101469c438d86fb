import { blockChanges } from "#core/inventory/block-changes.ts"
import { blocksWanted, inBlockOrder, knownScope } from "#core/inventory/block-scope.ts"
import type { Blocks, BlockScope, BlockWanted } from "#core/inventory/blocks.port.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { Property, type Slug } from "#core/property/property.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import { Effect, Schema } from "effect"
import type { Connection, Database } from "../database.ts"
import { selectBlocksOf } from "./blocks.sql.ts"
import { selectProperty } from "./inventory.sql.ts"
import { unnoted, type NoteChanges } from "./note-changes.ts"
import { replaceBlocks } from "./replace-blocks.ts"

const decode = Schema.decodeUnknownSync(Property)

const propertyIn = (connection: Connection, slug: Slug) =>
  Effect.flatMap(selectProperty(connection, slug), ([row]) =>
    row === undefined ? Effect.fail(new PropertyNotFound()) : Effect.succeed(decode(row.document)),
  )

/** Puts blocks in place of those in the scope, as part of a transaction. */
export const replaceInScope = (
  connection: Connection,
  scope: BlockScope,
  wanted: ReadonlyArray<BlockWanted>,
  note: NoteChanges = unnoted,
) =>
  Effect.gen(function* () {
    const property = yield* propertyIn(connection, scope.property)
    const known = yield* knownScope(property, scope)
    const put = { scope: known, wanted: blocksWanted(known, wanted) }
    const plans = yield* replaceBlocks(connection, [put])
    const changed = plans.reduce((sum, plan) => sum + plan.changed, 0)
    const parts = plans.flatMap(({ had, blocks }) => blockChanges(scope.source, had, blocks))
    if (changed > 0) yield* note(connection, [{ property: scope.property, parts }])
    return { changed, notBlocked: plans.flatMap(({ notBlocked }) => notBlocked) }
  })

/** Keeps blocks beside the nights that they take, in one transaction with them. */
export const postgresBlocks = (database: Database, note: NoteChanges = unnoted): Blocks => ({
  replace: (scope, wanted) =>
    database.inTransaction((connection) => replaceInScope(connection, scope, wanted, note)),
  of: (slug) =>
    Effect.gen(function* () {
      const property = yield* propertyIn(database, slug)
      const kinds = kindsOf(property).map(({ id }) => id)
      return inBlockOrder(yield* selectBlocksOf(database, kinds))
    }),
})
