import { placeBySlug } from "#core/place/gazetteer.ts"
import { MOST_CHANGES } from "#core/inventory/change-log.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Schema } from "effect"
import { blockTaskIn } from "./inventory-block-words.ts"
import type { BlockTask } from "./inventory-blocks.ts"
import type { ChangesTask } from "./inventory-changes.ts"
import type { ListTask } from "./inventory-list.ts"
import { listTaskIn } from "./inventory-list-words.ts"
import type { WithdrawTask } from "./inventory-withdrawals.ts"
import { parseArgs } from "node:util"

/** What `npm run inventory` was asked to do. */
export type InventoryTask =
  | {
      readonly kind: "generate"
      readonly properties: number
      readonly seed: number
      readonly out: string | null
    }
  | { readonly kind: "import"; readonly file: string; readonly form: "json-lines" }
  | {
      readonly kind: "import"
      readonly file: string
      readonly form: "inside-airbnb"
      readonly destination: string
    }
  | { readonly kind: "pictures"; readonly property: Slug; readonly folder: string }
  | BlockTask
  | WithdrawTask
  | ListTask
  | ChangesTask

export const USAGE = `npm run inventory -- generate --properties 10000 [--seed 1] [--out FILE]
npm run inventory -- import FILE
npm run inventory -- import FILE --format inside-airbnb --destination SLUG
npm run inventory -- pictures PROPERTY FOLDER
npm run inventory -- block PROPERTY KIND FROM UNTIL COUNT --source NAME [--note TEXT]
npm run inventory -- unblock PROPERTY KIND FROM UNTIL --source NAME
npm run inventory -- blocks PROPERTY
npm run inventory -- withdraw PROPERTY [ROOM]
npm run inventory -- restore PROPERTY [ROOM]
npm run inventory -- list [WORDS] [--limit 50]
npm run inventory -- changes [PROPERTY] [--limit 50] [--before NUMBER]
Commands that change something take --dry-run, to see what would change, and --by NAME.
See docs/guides/inventory.md.`

const DEMO_PROPERTIES = "320"
const DEMO_SEED = "1"

const options = {
  properties: { type: "string", default: DEMO_PROPERTIES },
  seed: { type: "string", default: DEMO_SEED },
  out: { type: "string" },
  format: { type: "string", default: "json-lines" },
  destination: { type: "string" },
  source: { type: "string" },
  note: { type: "string" },
  by: { type: "string" },
  before: { type: "string" },
  limit: { type: "string", default: "50" },
  "dry-run": { type: "boolean", default: false },
} as const

const wholeIn = (written: string): number | undefined =>
  /^\d{1,7}$/.test(written) ? Number(written) : undefined

const isDestination = (slug: string | undefined): slug is string =>
  slug !== undefined && placeBySlug(slug)?.kind === "destination"

type Given = { format: string; destination?: string | undefined }

const importOf = (file: string, { format, destination }: Given): InventoryTask | string => {
  if (format === "json-lines") return { kind: "import", file, form: format }
  if (format !== "inside-airbnb") return `There is no format ${format}.`
  if (!isDestination(destination)) return "--destination has to be a destination of the gazetteer."
  return { kind: "import", file, form: format, destination }
}

const WHAT_TO_SAY =
  "Use generate, import with one file, pictures with a property's slug and a folder, block, unblock, blocks, withdraw, restore, list or changes."

const isSlug = Schema.is(Slug)
const isRoomType = Schema.is(RoomTypeId)

const picturesOf = (
  property: string | undefined,
  [folder, ...others]: ReadonlyArray<string>,
): InventoryTask | string =>
  isSlug(property) && folder !== undefined && others.length === 0
    ? { kind: "pictures", property, folder }
    : WHAT_TO_SAY

type Generating = {
  readonly properties: string
  readonly seed: string
  readonly out?: string | undefined
}

const generateOf = ({ properties, seed, out }: Generating): InventoryTask | string => {
  const [count, sown] = [wholeIn(properties), wholeIn(seed)]
  return count === undefined || sown === undefined
    ? "--properties and --seed are whole numbers of at most seven digits."
    : { kind: "generate", properties: count, seed: sown, out: out ?? null }
}

const withdrawalOf = (
  verb: "withdraw" | "restore",
  [property, room, ...others]: ReadonlyArray<string>,
): InventoryTask | string => {
  const isRight =
    isSlug(property) && (room === undefined || isRoomType(room)) && others.length === 0
  if (!isRight) return `Use ${verb} with a property's slug, or its slug and the id of a room.`
  const roomType = room === undefined ? null : RoomTypeId.make(room)
  return { kind: "withdraw", property, roomType, isWithdrawn: verb === "withdraw" }
}

type Paging = { readonly before?: string | undefined; readonly limit: string }

const changesOf = (
  [property, ...others]: ReadonlyArray<string>,
  { before, limit }: Paging,
): InventoryTask | string => {
  const [number, most] = [before === undefined ? null : wholeIn(before), wholeIn(limit)]
  if (number === undefined || most === undefined || most === 0 || most > MOST_CHANGES)
    return `--before is the number of a change, --limit is at most ${MOST_CHANGES}.`
  if (others.length > 0 || (property !== undefined && !isSlug(property))) return WHAT_TO_SAY
  return { kind: "changes", property: property ?? null, before: number, limit: most }
}

/** Whether the words ask only what would be changed. */
export const isRehearsal = (words: ReadonlyArray<string>): boolean => words.includes("--dry-run")

const changesStore: Readonly<Record<InventoryTask["kind"], boolean>> = {
  generate: true,
  import: true,
  pictures: true,
  block: true,
  withdraw: true,
  blocks: false,
  list: false,
  changes: false,
}

const rehearsable = (task: InventoryTask | string, isAsked: boolean): InventoryTask | string => {
  if (!isAsked || typeof task === "string") return task
  const writesFile = "out" in task && task.out !== null
  return changesStore[task.kind] && !writesFile
    ? task
    : "--dry-run works only with commands that change the store."
}

type Values = Given & Paging & Parameters<typeof blockTaskIn>[2] & Generating

const taskIn = (
  [verb, ...words]: ReadonlyArray<string>,
  values: Values,
): InventoryTask | string => {
  const [file, ...more] = words
  switch (verb) {
    case "import":
      return file !== undefined && more.length === 0 ? importOf(file, values) : WHAT_TO_SAY
    case "pictures":
      return picturesOf(file, more)
    case "block":
    case "unblock":
    case "blocks":
      return blockTaskIn(verb, words, values)
    case "withdraw":
    case "restore":
      return withdrawalOf(verb, words)
    case "list":
      return listTaskIn(words, values)
    case "changes":
      return changesOf(words, values)
    case "generate":
      return file === undefined ? generateOf(values) : WHAT_TO_SAY
    default:
      return WHAT_TO_SAY
  }
}

/** The task that the words ask for, or what is wrong with them. */
export const inventoryTaskIn = (words: ReadonlyArray<string>): InventoryTask | string => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    return rehearsable(taskIn(positionals, values), values["dry-run"])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
