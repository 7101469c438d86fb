import { blockChanges } from "#core/inventory/block-changes.ts"
import { blockPlan } from "#core/inventory/block-plan.ts"
import type { InventoryChange } from "#core/inventory/change-log.port.ts"
import { blocksWanted, isInScope, knownScope } from "#core/inventory/block-scope.ts"
import type { NotBlockedAt, StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { blocksOf } from "#core/inventory/stocked-blocks.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { selectBlocks } from "./blocks.sql.ts"
import { selectRemovedKinds } from "./removed-kinds.sql.ts"
import { replaceBlocks, type BlocksToPut } from "./replace-blocks.ts"

type Put = BlocksToPut & { readonly property: Slug }

type KindsGone = ReadonlyMap<string, ReadonlyArray<RoomKindId>>

/** Blocks of kinds that are gone are lifted with those of the others. */
const putsOf =
  (gone: KindsGone) =>
  (stocked: StockedProperty): ReadonlyArray<Put> => {
    const { property } = stocked
    return blocksOf(stocked).map(({ source, blocks }) => {
      const known = Effect.runSync(knownScope(property, { property: property.slug, source }))
      const scope = { ...known, kinds: [...known.kinds, ...(gone.get(property.slug) ?? [])] }
      return { property: property.slug, scope, wanted: blocksWanted(known, blocks) }
    })
  }

const kindsGone = (connection: Connection, some: ReadonlyArray<StockedProperty>) => {
  const slugs = some.map(({ property }) => property.slug)
  const kept = some.flatMap(({ property }) => kindsOf(property).map(({ id }) => id))
  return Effect.map(selectRemovedKinds(connection, slugs, kept), (gone): KindsGone => {
    const byProperty = Map.groupBy(gone, ({ property }) => property)
    return new Map(
      [...byProperty].map(([slug, kinds]) => [slug, kinds.map(({ id }) => RoomKindId.make(id))]),
    )
  })
}

/** Those that would change something: nobody has to wait for the others. */
const changing = (connection: Connection, puts: ReadonlyArray<Put>) =>
  Effect.gen(function* () {
    const kinds = [...new Set(puts.flatMap(({ scope }) => scope.kinds))]
    const sources = [...new Set(puts.map(({ scope }) => scope.source))]
    const known = yield* selectBlocks(connection, kinds, sources)
    const bySource = Map.groupBy(known, ({ source, kind }) => `${source} ${kind}`)
    return puts.filter(({ scope, wanted }) => {
      const had = scope.kinds.flatMap((kind) => bySource.get(`${scope.source} ${kind}`) ?? [])
      const inScope = had.filter((block) => isInScope(scope, block))
      return blockPlan(inScope, wanted, () => Infinity).changed > 0
    })
  })

/** Puts what sources keep from being sold of these properties; which changed, and what could not be. */
export const putBlocks = (
  connection: Connection,
  some: ReadonlyArray<StockedProperty>,
): Effect.Effect<
  {
    readonly changed: ReadonlyArray<InventoryChange>
    readonly notBlocked: ReadonlyArray<NotBlockedAt>
  },
  StoreUnreachable
> =>
  Effect.gen(function* () {
    const puts = yield* changing(
      connection,
      some.flatMap(putsOf(yield* kindsGone(connection, some))),
    )
    if (puts.length === 0) return { changed: [], notBlocked: [] }
    const plans = yield* replaceBlocks(connection, puts)
    const told = puts.flatMap((put, at) => {
      const plan = plans[at]
      return plan ? [{ property: put.property, source: put.scope.source, plan }] : []
    })
    return {
      changed: told.flatMap(({ property, source, plan }) =>
        plan.changed > 0 ? [{ property, parts: blockChanges(source, plan.had, plan.blocks) }] : [],
      ),
      notBlocked: told.flatMap(({ property, plan }) =>
        plan.notBlocked.map((night) => ({ ...night, property })),
      ),
    }
  })
