import type { ChangeLog } from "#core/inventory/change-log.port.ts"
import type { Withdrawals } from "#core/inventory/withdrawals.port.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { PropertyPictures } from "#core/inventory/property-pictures.port.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { Effect } from "effect"
import { createWriteStream } from "node:fs"
import { open } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { setImmediate as turn } from "node:timers/promises"
import { insideAirbnbReader } from "../../inventory-files/inside-airbnb.ts"
import { jsonLinesReader, lineOf } from "../../inventory-files/json-lines.ts"
import { loadInventory } from "../../inventory-files/loading.ts"
import type { Reading } from "../../inventory-files/reading.ts"
import { keepingDemoPictures } from "../pictures/demo-pictures.ts"
import { pictureImportOf, setPictures, type PictureStore } from "./inventory-pictures.ts"
import { runBlocks } from "./inventory-blocks.ts"
import { printLoaded, printUnreached } from "./loaded-words.ts"
import { listChanges } from "./inventory-changes.ts"
import { listInventory } from "./inventory-list.ts"
import { runWithdrawal } from "./inventory-withdrawals.ts"
import type { InventoryTask } from "./inventory-words.ts"
import { standInPictures } from "../pictures/stand-in-pictures.ts"
import { inNumber } from "../operator/in-number.ts"

/** What the command needs of the world. */
export type InventoryWorld = {
  readonly today: CalendarDate
  readonly say: (line: string) => void
  /** The store that is lent takes back what is done. */
  readonly isRehearsal: boolean
  /** Relative paths are resolved from this folder. */
  readonly folder: string
  /** Properties that are put together; guests of the same process wait meanwhile. */
  readonly atOnce: number
  /** Lends the configured store for some work, and closes it afterwards. */
  readonly withStore: <Answer>(work: (store: InventoryStore) => Promise<Answer>) => Promise<Answer>
}

/** What the command needs of a store. */
export type InventoryStore = PictureStore & {
  readonly keeper: InventoryKeeper
  readonly propertyPictures: PropertyPictures
  readonly blocks: Blocks
  readonly withdrawals: Withdrawals
  readonly changeLog: ChangeLog
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

async function* importedBy(task: Import, from: string, store: PictureStore) {
  const file = resolve(from, task.file)
  const pictures = await pictureImportOf(store, dirname(file))
  const read =
    task.form === "json-lines"
      ? jsonLinesReader(standInPictures, pictures)
      : insideAirbnbReader(task.destination, standInPictures, pictures)
  yield* read(piecesOf(file))
}

const readingsOf = (
  task: Generate | Import,
  { today, folder }: InventoryWorld,
  store: PictureStore,
): AsyncIterable<Reading> => {
  switch (task.kind) {
    case "generate":
      return generated(task, today)
    case "import":
      return importedBy(task, folder, store)
    default:
      return task satisfies never
  }
}

/** The same store of inventory, which reports its progress now and then. */
const telling = (keeper: InventoryKeeper, say: InventoryWorld["say"]): InventoryKeeper => {
  let done = 0
  const count = (more: number) => {
    const before = Math.floor(done / TELL_EVERY)
    done += more
    if (Math.floor(done / TELL_EVERY) > before)
      say(`${inNumber(done, "property", "properties")} so far ...`)
  }
  return {
    ...keeper,
    put: (some) => keeper.put(some).pipe(Effect.tap(() => Effect.sync(() => count(some.length)))),
  }
}

/** Stores the pictures of the demonstration, placeholders included, like those of an operator. */
async function* withKeptPictures(readings: AsyncIterable<Reading>, store: PictureStore) {
  const kept = keepingDemoPictures(store)
  for await (const reading of readings)
    yield "stocked" in reading ? { ...reading, stocked: await kept(reading.stocked) } : reading
}

/** Yields to other work of this process after each line. */
async function* inTurns(readings: AsyncIterable<Reading>) {
  for await (const reading of readings) {
    yield reading
    await turn()
  }
}

const load = async (task: Generate | Import, world: InventoryWorld): Promise<number> => {
  const { say, withStore, atOnce } = world
  const loaded = await withStore((store) =>
    loadInventory(
      inTurns(withKeptPictures(readingsOf(task, world, store), store)),
      telling(store.keeper, say),
      atOnce,
    ),
  )
  if (task.kind === "import") printUnreached(loaded, say)
  printLoaded(loaded, say)
  return loaded.refused.length + (loaded.notBlocked ?? []).length > 0 ? 1 : 0
}

/** True for what changes a store; the rest only writes a file. */
export const needsStore = (task: InventoryTask): boolean => !("out" in task) || task.out === null

const loadOrWrite = async (task: Generate | Import, world: InventoryWorld): Promise<number> => {
  const { today, say, folder } = world
  if (!("out" in task) || task.out === null) return load(task, world)
  const out = resolve(folder, task.out)
  await pipeline(writtenLines(generated(task, today)), createWriteStream(out))
  say(`${inNumber(task.properties, "property", "properties")} written to ${task.out}`)
  return 0
}

const tried = async (task: InventoryTask, world: InventoryWorld): Promise<number> => {
  const { say, folder, withStore } = world
  switch (task.kind) {
    case "block":
    case "blocks":
      return withStore((store) => runBlocks(store, task, say))
    case "withdraw":
      return withStore(({ withdrawals }) => runWithdrawal(withdrawals, task, say))
    case "list":
      return withStore(({ catalogue }) =>
        listInventory(catalogue, task, { today: world.today, say }),
      )
    case "changes":
      return withStore(({ changeLog }) => listChanges(changeLog, task, say))
    case "pictures":
      return withStore((store) =>
        setPictures(store, { ...task, folder: resolve(folder, task.folder) }, say),
      )
    case "generate":
    case "import":
      return loadOrWrite(task, world)
    default:
      return task satisfies never
  }
}

/** Runs the task and prints the result; the exit code is 1 if a line was refused. */
export const runInventory = async (task: InventoryTask, world: InventoryWorld): Promise<number> => {
  const code = await tried(task, world)
  if (world.isRehearsal) world.say("Dry run: nothing was changed.")
  return code
}
