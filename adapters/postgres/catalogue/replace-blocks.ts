import type { Block } from "#core/inventory/block.ts"
import { blockPlan, type BlockPlan } from "#core/inventory/block-plan.ts"
import { isInScope, type KnownScope } from "#core/inventory/block-scope.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { giveRoomsBack, takeRooms } from "../bookings/held-rooms.ts"
import type { Connection } from "../database.ts"
import { deleteBlocks, insertBlocks, selectBlocks, selectFree } from "./blocks.sql.ts"
import { lockRoomTypes } from "./inventory.sql.ts"

/** Blocks to be put in place of those in a scope. */
export type BlocksToPut = { readonly scope: KnownScope; readonly wanted: ReadonlyArray<Block> }

/** What became of the blocks of a scope, and which there were. */
export type BlocksReplaced = BlockPlan & { readonly had: ReadonlyArray<Block> }

const keyOf = ({ kind, date }: { kind: string; date: string }): string => `${kind} ${date}`

const isSame = (one: Block, other: Block): boolean =>
  keyOf(one) === keyOf(other) &&
  one.source === other.source &&
  one.reference === other.reference &&
  one.count === other.count &&
  one.note === other.note

const without = (blocks: ReadonlyArray<Block>, others: ReadonlyArray<Block>) => {
  const known = Map.groupBy(others, keyOf)
  return blocks.filter((block) => !known.get(keyOf(block))?.some((one) => isSame(one, block)))
}

/** Plans what sources want, one after the other: what one is given is not free for the next. */
const planned = (
  puts: ReadonlyArray<BlocksToPut>,
  had: ReadonlyArray<Block>,
  free: Map<string, number>,
): ReadonlyArray<BlocksReplaced> =>
  puts.map(({ scope, wanted }) => {
    const inScope = had.filter((block) => isInScope(scope, block))
    const plan = blockPlan(inScope, wanted, (kind, date) => free.get(keyOf({ kind, date })) ?? 0)
    const count = (nights: BlockPlan["taken"], sign: 1 | -1) => {
      for (const { kind, count: rooms, dates } of nights)
        for (const date of dates) {
          const key = keyOf({ kind, date })
          free.set(key, (free.get(key) ?? 0) + sign * rooms)
        }
    }
    count(plan.given, 1)
    count(plan.taken, -1)
    return { ...plan, had: inScope }
  })

const carriedOut = (
  connection: Connection,
  had: ReadonlyArray<Block>,
  plans: ReadonlyArray<BlockPlan>,
): Effect.Effect<void, StoreUnreachable> =>
  Effect.gen(function* () {
    const after = plans.flatMap(({ blocks }) => blocks)
    const [gone, come] = [without(had, after), without(after, had)]
    const [given, taken] = [
      plans.flatMap((plan) => plan.given),
      plans.flatMap((plan) => plan.taken),
    ]
    if (gone.length > 0) yield* deleteBlocks(connection, gone)
    if (given.length > 0) yield* giveRoomsBack(connection, given)
    if (taken.length > 0)
      yield* takeRooms(connection, taken).pipe(Effect.catchTag("SoldOut", Effect.die))
    if (come.length > 0) yield* insertBlocks(connection, come)
  })

/** Replaces the blocks of each scope, while rooms of these types are locked against sales. */
export const replaceBlocks = (
  connection: Connection,
  puts: ReadonlyArray<BlocksToPut>,
): Effect.Effect<ReadonlyArray<BlocksReplaced>, StoreUnreachable> =>
  Effect.gen(function* () {
    const kinds = [...new Set(puts.flatMap(({ scope }) => scope.kinds))]
    yield* lockRoomTypes(connection, kinds)
    const sources = [...new Set(puts.map(({ scope }) => scope.source))]
    const known = yield* selectBlocks(connection, kinds, sources)
    const had = known.filter((block) => puts.some(({ scope }) => isInScope(scope, block)))
    const asked = [...had, ...puts.flatMap(({ wanted }) => wanted)]
    const free = asked.length > 0 ? yield* selectFree(connection, asked) : []
    const plans = planned(puts, had, new Map(free.map((night) => [keyOf(night), night.free])))
    yield* carriedOut(connection, had, plans)
    return plans
  })
