import type {
  InventoryKeeper,
  PutCounts,
  StockedProperty,
} from "#core/inventory/inventory-keeper.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { issueWords } from "./issue-words.ts"
import type { Reading } from "./reading.ts"

/** An entry that was not loaded, by its line, with every reason. */
export type Refused = { readonly line: number; readonly reasons: ReadonlyArray<string> }

/** What became of a file. */
export type Loaded = PutCounts & { readonly refused: ReadonlyArray<Refused> }

type Good = { readonly line: number; readonly stocked: StockedProperty }

const nothing: Loaded = { added: 0, changed: 0, unchanged: 0, refused: [] }

const together = (one: Loaded, other: Loaded): Loaded => {
  const notBlocked = [...(one.notBlocked ?? []), ...(other.notBlocked ?? [])]
  const crowded = [...(one.crowded ?? []), ...(other.crowded ?? [])]
  const unreached = [...(one.unreached ?? []), ...(other.unreached ?? [])]
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    refused: [...one.refused, ...other.refused],
    ...(notBlocked.length > 0 && { notBlocked }),
    ...(crowded.length > 0 && { crowded }),
    ...(unreached.length > 0 && { unreached }),
  }
}

const put = (keeper: InventoryKeeper, good: ReadonlyArray<Good>) =>
  keeper
    .put(good.map(({ stocked }) => stocked))
    .pipe(Effect.map((counts): Loaded => ({ ...counts, refused: [] })))

const putAlone = (keeper: InventoryKeeper, good: Good): Effect.Effect<Loaded, StoreUnreachable> =>
  put(keeper, [good]).pipe(
    Effect.catchTag("InventoryRefused", ({ issues }) =>
      Effect.succeed({
        ...nothing,
        refused: [{ line: good.line, reasons: issues.map(issueWords) }],
      }),
    ),
  )

/** Puts all at once; where the store refuses that, one by one, so that the valid ones are saved. */
const putGood = (
  keeper: InventoryKeeper,
  good: ReadonlyArray<Good>,
): Effect.Effect<Loaded, StoreUnreachable> =>
  put(keeper, good).pipe(
    Effect.catchTag("InventoryRefused", () =>
      Effect.map(
        Effect.forEach(good, (one) => putAlone(keeper, one)),
        (loaded) => loaded.reduce(together, nothing),
      ),
    ),
  )

/** Good entries that wait to be put, and what became of those before. */
type Progress = { loaded: Loaded; waiting: ReadonlyArray<Good> }

const refused = (line: number, reasons: ReadonlyArray<string>): Loaded => ({
  ...nothing,
  refused: [{ line, reasons }],
})

const flushed = async (
  { loaded, waiting }: Progress,
  keeper: InventoryKeeper,
): Promise<Progress> => {
  if (waiting.length === 0) return { loaded, waiting }
  const put = await Effect.runPromise(putGood(keeper, waiting))
  return { loaded: together(loaded, put), waiting: [] }
}

/** Takes each slug once: a second entry of the same slug is refused. */
const takingOnce = () => {
  const lines = new Map<string, number>()
  return ({ loaded, waiting }: Progress, reading: Reading): Progress => {
    if ("reasons" in reading)
      return { loaded: together(loaded, refused(reading.line, reading.reasons)), waiting }
    const { slug } = reading.stocked.property
    const before = lines.get(slug)
    if (before === undefined) {
      lines.set(slug, reading.line)
      return { loaded, waiting: [...waiting, reading] }
    }
    const again = refused(reading.line, [`slug: ${slug} is on line ${before} already`])
    return { loaded: together(loaded, again), waiting }
  }
}

/**
 * Loads every valid entry and reports those that were refused, without holding the whole file in
 * memory.
 */
export const loadInventory = async (
  readings: AsyncIterable<Reading>,
  keeper: InventoryKeeper,
  atOnce = 200,
): Promise<Loaded> => {
  const take = takingOnce()
  let progress: Progress = { loaded: nothing, waiting: [] }
  for await (const reading of readings) {
    progress = take(progress, reading)
    if (progress.waiting.length >= atOnce) progress = await flushed(progress, keeper)
  }
  return (await flushed(progress, keeper)).loaded
}
