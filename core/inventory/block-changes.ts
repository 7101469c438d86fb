import { addDays } from "../stay/calendar.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { Block } from "./block.ts"

/** At most so many ranges of a source are listed; the last line counts the others. */
export const MOST_RANGES = 20

type Blocks = ReadonlyArray<Block>

/** Nights one after the other in which the same became of the blocks of a kind. */
type Range = {
  readonly kind: string
  readonly first: CalendarDate
  readonly last: CalendarDate
  readonly nights: number
  /** What became of them, such as `0 → 8`. */
  readonly became: string
}

const keyOf = ({ kind, date }: Block): string => `${kind} ${date}`

const sumOf = (blocks: Blocks): number => blocks.reduce((sum, { count }) => sum + count, 0)

const spelled = (blocks: Blocks): string =>
  JSON.stringify(blocks.map(({ count, reference, note }) => [reference, note, count]).toSorted())

const becameOf = (before: Blocks, after: Blocks): string | null => {
  if (spelled(before) === spelled(after)) return null
  const [one, other] = [sumOf(before), sumOf(after)]
  return one === other ? `${one} as before, noted differently` : `${one} → ${other}`
}

const changedNights = (before: Blocks, after: Blocks): ReadonlyArray<Range> => {
  const [one, other] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)]
  const each = new Map([...before, ...after].map((block) => [keyOf(block), block]))
  return [...each.keys()].toSorted().flatMap((key) => {
    const night = each.get(key)
    const became = becameOf(one.get(key) ?? [], other.get(key) ?? [])
    return night && became !== null
      ? [{ kind: night.kind, first: night.date, last: night.date, nights: 1, became }]
      : []
  })
}

const continues = (range: Range, next: Range): boolean =>
  range.kind === next.kind && range.became === next.became && addDays(range.last, 1) === next.first

const rangesOf = (nights: ReadonlyArray<Range>): ReadonlyArray<Range> => {
  const ranges: Array<Range> = []
  for (const night of nights) {
    const last = ranges.at(-1)
    if (last && continues(last, night))
      ranges.splice(-1, 1, { ...last, last: night.last, nights: last.nights + 1 })
    else ranges.push(night)
  }
  return ranges
}

const nightsIn = (ranges: ReadonlyArray<Range>): number =>
  ranges.reduce((sum, { nights }) => sum + nights, 0)

const told = ({ kind, first, last, nights, became }: Range): string =>
  nights === 1
    ? `${kind} ${first}: ${became}`
    : `${kind} ${first} to ${last} (${nights} nights): ${became}`

/**
 * Which blocks of a source are others than before, by kind and nights, with the rooms of a night
 * before and after: `blocks of Airbnb: double 2026-12-24 to 2026-12-25 (2 nights): 0 → 8`.
 */
export const blockChanges = (
  source: string,
  before: Blocks,
  after: Blocks,
): ReadonlyArray<string> => {
  const ranges = rangesOf(changedNights(before, after))
  const more = ranges.slice(MOST_RANGES)
  const rest = more.length > 0 ? [`and ${more.length} more (nights: ${nightsIn(more)})`] : []
  return [...ranges.slice(0, MOST_RANGES).map(told), ...rest].map(
    (part) => `blocks of ${source}: ${part}`,
  )
}
