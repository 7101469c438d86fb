import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { Effect } from "effect"
import { createWriteStream } from "node:fs"
import { open } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { insideAirbnbReader } from "../inventory-files/inside-airbnb.ts"
import { jsonLinesReader, lineOf } from "../inventory-files/json-lines.ts"
import { loadInventory, type Loaded } from "../inventory-files/loading.ts"
import type { Reading } from "../inventory-files/reading.ts"
import type { InventoryTask } from "./inventory-words.ts"
import { standInPictures } from "./stand-in-pictures.ts"

/** What the command needs of the world. */
export type InventoryWorld = {
  readonly today: CalendarDate
  readonly say: (line: string) => void
  /** Lends the keeper of the configured store for some work, and closes it afterwards. */
  readonly withKeeper: <Answer>(
    work: (keeper: InventoryKeeper) => Promise<Answer>,
  ) => Promise<Answer>
}

const TELL_EVERY = 1000

type Generate = Extract<InventoryTask, { kind: "generate" }>
type Import = Extract<InventoryTask, { kind: "import" }>

async function* generated({ properties, seed }: Generate, today: CalendarDate) {
  let line = 0
  for (const stocked of demoInventory({ properties, seed, today })) yield { line: ++line, stocked }
}

async function* writtenLines(readings: ReturnType<typeof generated>) {
  for await (const { stocked } of readings) yield `${lineOf(stocked)}\n`
}

async function* piecesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file)
  yield* handle.createReadStream({ encoding: "utf8" })
}

const importedBy = (task: Import): AsyncIterable<Reading> => {
  const text = piecesOf(task.file)
  const read =
    task.form === "json-lines"
      ? jsonLinesReader(standInPictures)
      : insideAirbnbReader(task.destination, standInPictures)
  return read(text)
}

const readingsOf = (task: InventoryTask, today: InventoryWorld["today"]) => {
  switch (task.kind) {
    case "generate":
      return generated(task, today)
    case "import":
      return importedBy(task)
    default:
      return task satisfies never
  }
}

const tell = (loaded: Loaded, say: InventoryWorld["say"]): void => {
  for (const { line, reasons } of loaded.refused) say(`line ${line}: ${reasons.join("; ")}`)
  say(
    `${loaded.added} added, ${loaded.changed} changed, ${loaded.unchanged} unchanged, ` +
      `${loaded.refused.length} refused`,
  )
}

/** The same keeper, which says now and then how far it is. */
const telling = (keeper: InventoryKeeper, say: InventoryWorld["say"]): InventoryKeeper => {
  let done = 0
  const count = (more: number) => {
    const before = Math.floor(done / TELL_EVERY)
    done += more
    if (Math.floor(done / TELL_EVERY) > before) say(`${done} properties so far ...`)
  }
  return {
    ...keeper,
    put: (some) => keeper.put(some).pipe(Effect.tap(() => Effect.sync(() => count(some.length)))),
  }
}

/** Does the task and tells what came of it: the exit code is 1 when a line was refused. */
export const runInventory = async (
  task: InventoryTask,
  { today, say, withKeeper }: InventoryWorld,
): Promise<number> => {
  if ("out" in task && task.out !== null) {
    await pipeline(writtenLines(generated(task, today)), createWriteStream(task.out))
    say(`${task.properties} properties written to ${task.out}`)
    return 0
  }
  const readings = readingsOf(task, today)
  const loaded = await withKeeper((keeper) => loadInventory(readings, telling(keeper, say)))
  tell(loaded, say)
  return loaded.refused.length > 0 ? 1 : 0
}
