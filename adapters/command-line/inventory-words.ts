import { placeBySlug } from "#core/place/gazetteer.ts"
import { Slug } from "#core/property/property.ts"
import { Schema } from "effect"
import { blockTaskIn } from "./inventory-block-words.ts"
import type { BlockTask } from "./inventory-blocks.ts"
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

export const USAGE = `npm run inventory -- generate --properties 10000 [--seed 1] [--out FILE]
npm run inventory -- import FILE
npm run inventory -- import FILE --format inside-airbnb --destination SLUG
npm run inventory -- pictures PROPERTY FOLDER
npm run inventory -- block PROPERTY KIND FROM UNTIL COUNT --source NAME [--note TEXT]
npm run inventory -- unblock PROPERTY KIND FROM UNTIL --source NAME
npm run inventory -- blocks PROPERTY
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
} as const

const BLOCK_VERBS = ["block", "unblock", "blocks"]

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
  "Use generate, import with one file, pictures with a property's slug and a folder, block, unblock or blocks."

const isSlug = Schema.is(Slug)

const picturesOf = (
  property: string | undefined,
  [folder, ...others]: ReadonlyArray<string>,
): InventoryTask | string =>
  isSlug(property) && folder !== undefined && others.length === 0
    ? { kind: "pictures", property, folder }
    : WHAT_TO_SAY

/** The task that the words ask for, or what is wrong with them. */
export const inventoryTaskIn = (words: ReadonlyArray<string>): InventoryTask | string => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [verb, file, ...more] = positionals
    if (verb === "import" && file !== undefined && more.length === 0) return importOf(file, values)
    if (verb === "pictures") return picturesOf(file, more)
    if (verb !== undefined && BLOCK_VERBS.includes(verb))
      return blockTaskIn(verb, positionals.slice(1), values)
    if (verb !== "generate" || file !== undefined) return WHAT_TO_SAY
    const [properties, seed] = [wholeIn(values.properties), wholeIn(values.seed)]
    if (properties === undefined || seed === undefined)
      return "--properties and --seed are whole numbers of at most seven digits."
    return { kind: "generate", properties, seed, out: values.out ?? null }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
