import { Effect, Order } from "effect"
import type { Property } from "../property/property.ts"
import { kindsOf } from "../property/room-uses.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { Block } from "./block.ts"
import type { BlockScope, BlockWanted } from "./blocks.port.ts"
import { KindUnknown } from "./inventory.errors.ts"

/** Kinds and nights of one source, to be asked about any block. */
export type KnownScope = Required<Omit<BlockScope, "property">>

const EARLIEST = "1900-01-01" as CalendarDate
const LATEST = "2100-12-31" as CalendarDate

/** A scope with everything said that was left out; refused where the property has no such kind. */
export const knownScope = (
  property: Pick<Property, "kinds" | "rooms">,
  { source, kinds, from = EARLIEST, until = LATEST }: BlockScope,
): Effect.Effect<KnownScope, KindUnknown> => {
  const all = kindsOf(property).map(({ id }) => id)
  const unknown = (kinds ?? []).find((kind) => !all.includes(kind))
  return unknown === undefined
    ? Effect.succeed({ source, kinds: kinds ?? all, from, until })
    : Effect.fail(new KindUnknown({ kind: unknown }))
}

/** True for a block that is of the scope. */
export const isInScope = (
  { source, kinds, from, until }: KnownScope,
  block: Pick<Block, "kind" | "date" | "source">,
): boolean =>
  block.source === source && kinds.includes(block.kind) && from <= block.date && block.date < until

/** What is wanted as blocks of the scope's source; anything outside the scope is a defect. */
export const blocksWanted = (
  scope: KnownScope,
  wanted: ReadonlyArray<BlockWanted>,
): ReadonlyArray<Block> => {
  const blocks = wanted.map((one) => ({ ...one, source: scope.source }))
  const outside = blocks.find((block) => !isInScope(scope, block))
  if (outside) throw new RangeError(`A block outside its scope: ${outside.kind} ${outside.date}`)
  return blocks
}

/** The order in which blocks are listed. */
export const inBlockOrder = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> => {
  const spelled = ({ kind, date, source, reference }: Block) =>
    [kind, date, source, reference].join("\u0000")
  return blocks.toSorted(Order.mapInput(Order.String, spelled))
}
