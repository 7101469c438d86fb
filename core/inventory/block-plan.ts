import { Order } from "effect"
import type { RoomNights } from "./night-stock.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { Block } from "./block.ts"

/** A night in which fewer rooms could be blocked than a source asked for: the others are sold. */
export type NotBlocked = {
  readonly kind: RoomKindId
  readonly date: CalendarDate
  readonly source: string
  readonly wanted: number
  readonly blocked: number
}

/** What becomes of the blocks of one source: which there are afterwards, and what that takes and gives. */
export type BlockPlan = {
  readonly blocks: ReadonlyArray<Block>
  readonly taken: ReadonlyArray<RoomNights>
  readonly given: ReadonlyArray<RoomNights>
  readonly notBlocked: ReadonlyArray<NotBlocked>
  /** Nights whose blocks are not what they were. */
  readonly changed: number
}

const keyOf = ({ kind, date }: Pick<Block, "kind" | "date">): string => `${kind} ${date}`

const sumOf = (blocks: ReadonlyArray<Block>): number =>
  blocks.reduce((sum, { count }) => sum + count, 0)

const byReference = Order.mapInput(Order.String, ({ reference }: Block) => reference)

/** The blocks of one night by what they are known by, those known by the same added up. */
const tidied = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> => {
  const known = new Map<string, Block>()
  for (const block of blocks) {
    const same = known.get(block.reference)
    known.set(block.reference, same ? { ...same, count: same.count + block.count } : block)
  }
  return [...known.values()].toSorted(byReference)
}

/** As many of the rooms wanted as there are, the first references first. */
const within = (blocks: ReadonlyArray<Block>, most: number): ReadonlyArray<Block> => {
  let left = most
  return blocks.flatMap((block) => {
    const count = Math.min(block.count, left)
    left -= count
    return count > 0 ? [{ ...block, count }] : []
  })
}

const spelled = (blocks: ReadonlyArray<Block>): string =>
  JSON.stringify(blocks.map(({ count, reference, note }) => [reference, count, note]))

type Night = Pick<Block, "kind" | "date" | "source"> & {
  readonly had: ReadonlyArray<Block>
  readonly wanted: ReadonlyArray<Block>
}

const byKey = Order.mapInput(Order.String, ([key]: readonly [string, Block]) => key)

const nightsOf = (
  had: ReadonlyArray<Block>,
  wanted: ReadonlyArray<Block>,
): ReadonlyArray<Night> => {
  const hadBy = Map.groupBy(had, keyOf)
  const wantedBy = Map.groupBy(wanted, keyOf)
  const anyOf = new Map([...had, ...wanted].map((block) => [keyOf(block), block]))
  return [...anyOf].toSorted(byKey).map(([key, { kind, date, source }]) => ({
    kind,
    date,
    source,
    had: (hadBy.get(key) ?? []).toSorted(byReference),
    wanted: tidied(wantedBy.get(key) ?? []),
  }))
}

const planOf = (
  { kind, date, source, had, wanted }: Night,
  freeOf: (kind: RoomKindId, date: CalendarDate) => number,
): BlockPlan => {
  const [before, asked] = [sumOf(had), sumOf(wanted)]
  const blocks = within(wanted, Math.max(0, before + freeOf(kind, date)))
  const blocked = sumOf(blocks)
  const nights = (count: number) => (count > 0 ? [{ kind, count, dates: [date] }] : [])
  return {
    blocks,
    taken: nights(blocked - before),
    given: nights(before - blocked),
    notBlocked: blocked === asked ? [] : [{ kind, date, source, wanted: asked, blocked }],
    changed: spelled(blocks) === spelled(had) ? 0 : 1,
  }
}

/**
 * Puts the blocks that one source wants in place of those it had. Where fewer rooms are free than it
 * wants, it gets those that are; nothing that is sold is ever blocked or given back.
 */
export const blockPlan = (
  had: ReadonlyArray<Block>,
  wanted: ReadonlyArray<Block>,
  freeOf: (kind: RoomKindId, date: CalendarDate) => number,
): BlockPlan => {
  const plans = nightsOf(had, wanted).map((night) => planOf(night, freeOf))
  return {
    blocks: plans.flatMap(({ blocks }) => blocks),
    taken: plans.flatMap(({ taken }) => taken),
    given: plans.flatMap(({ given }) => given),
    notBlocked: plans.flatMap(({ notBlocked }) => notBlocked),
    changed: plans.reduce((sum, { changed }) => sum + changed, 0),
  }
}
