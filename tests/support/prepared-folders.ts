import { malaysianDateAt } from "#core/stay/calendar.ts"
import { createHash, randomUUID } from "node:crypto"
import {
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs"
import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { generateInto } from "./generated-inventory.ts"
import { SERVER, startSite, type RunningSite } from "./site.ts"

const ROOT = fileURLToPath(new URL("../../", import.meta.url))
// The place is named here once more: what starts a run of stories cannot import the module of the product.
const CACHE = join(ROOT, ".cache")
const HOUR_MS = 60 * 60 * 1000

/** What decides what a server writes into an empty folder: its sources, and the pictures of its build. */
const SOURCES = ["adapters", "core", "fixtures"]
const OTHERS = ["package-lock.json", "dist/finished"]

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()

let known: string | undefined

/** Another day has other nights to sell, and other sources may write something else. */
const whatDecides = (): string => {
  if (known !== undefined) return known
  const hash = createHash("sha256").update(malaysianDateAt(Date.now()))
  const others = OTHERS.map((file) => join(ROOT, file)).filter((file) => existsSync(file))
  for (const file of [...SOURCES.flatMap(filesIn), ...others]) hash.update(readFileSync(file))
  known = hash.digest("hex").slice(0, 16)
  return known
}

/**
 * Removes what was prepared for other sources an hour earlier: nobody copies from it any more. Times of
 * files are compared, because the clock of a run may be years ahead; another process may remove it too.
 */
const removeOthers = (name: string, place: string): void => {
  const latest = statSync(place).mtimeMs - HOUR_MS
  for (const entry of readdirSync(CACHE).filter((one) => one.startsWith(`${name}-`))) {
    const other = join(CACHE, entry)
    const changed = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (changed < latest) rmSync(other, { recursive: true, force: true })
  }
}

/** Puts what was made where it is looked for, unless another process was faster. */
const takesPlace = (making: string, place: string): void => {
  try {
    renameSync(making, place)
  } catch (cause) {
    if (!existsSync(place)) throw cause
    rmSync(making, { recursive: true })
  }
}

/** Fills a folder with a copy of what was prepared once, which takes a fraction of preparing it. */
const copied = async (
  name: string,
  prepare: (folder: string) => Promise<void>,
  folder: string,
): Promise<void> => {
  const place = join(CACHE, `${name}-${whatDecides()}`)
  if (!existsSync(place)) {
    const making = join(CACHE, `${name}-making-${randomUUID()}`)
    await mkdir(making, { recursive: true })
    await prepare(making)
    takesPlace(making, place)
    removeOthers(name, place)
  }
  await cp(place, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

/** Fills a folder as a site does that starts in it for the first time, with the demonstration. */
export const withDemo = (folder: string): Promise<void> =>
  copied(
    "demo-folder",
    async (making) => {
      const site = await startSite({ DATA_DIR: making })
      await site.stop()
    },
    folder,
  )

/** Fills a folder as an operator does who loads sixty properties of their own. */
export const withInventory = (folder: string): Promise<void> =>
  copied("inventory-folder", async (making) => generateInto(making), folder)

/** A guest of a story waits for a busy machine: that a crowd is turned away has tests of its own. */
const PATIENT = { REQUEST_LIMITS: "waitMs=60000" }

/** Starts a site that has its demonstration already, unless the environment names another folder. */
export const startDemoSite = (
  environment: Readonly<Record<string, string>> = {},
  program: ReadonlyArray<string> = SERVER,
): Promise<RunningSite> => startSite({ ...PATIENT, ...environment }, program, withDemo)
