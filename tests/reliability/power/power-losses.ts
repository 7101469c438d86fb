import { copyPrepared } from "#adapters/postgres/embedded/new-folder.ts"
import { ownCache, preparedIn } from "#adapters/postgres/embedded/open-embedded.ts"
import type { EmbeddedDatabase } from "#adapters/postgres/embedded/engine-database.ts"
import { databaseIn, startPglite, type Embedded } from "#adapters/postgres/embedded/pglite.ts"
import { aDiskUnder, type Disk } from "./a-disk.ts"
import { drawsOf, type Draws } from "#tests/simulation/draws.ts"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  brokenWord,
  everybodyLooks,
  guestsCome,
  nobodyTold,
  TABLES,
  type ToldStays,
} from "./told-stays.ts"

export type PowerPlan = {
  readonly losses: number
  readonly seed: number
  readonly guests: number
  /** Ends with the first word that was broken. */
  readonly isFirstEnough?: boolean
  readonly say: (line: string) => void
  /** Opens the database of a folder; another way than the product's shows that a mistake is found. */
  readonly start?: (folder: string) => Promise<Embedded>
}

export type PowerReport = {
  readonly losses: number
  /** Losses while the database was still being opened, and recovered from the loss before. */
  readonly whileOpening: number
  readonly booked: number
  readonly cancelled: number
  readonly broken: ReadonlyArray<string>
}

/** Operations on the disk while a database opens that recovers: fewer are needed by some. */
const MOST_TO_OPEN = 6500
const WHILE_OPENING = 0.25
/** Operations while guests come; a booking takes about five, a checkpoint a hundred. */
const MOST_WITH_GUESTS = 600
const EVERY = 25

const filled = async (folder: string): Promise<void> => {
  const prepared = await preparedIn({ cache: ownCache, say: () => undefined })
  if (prepared === null) throw new Error("No empty database could be prepared")
  await copyPrepared(prepared, folder)
  const database = databaseIn(await startPglite(folder))
  for (const sql of TABLES) await Effect.runPromise(database.query(sql))
  await database.close()
}

type Life = {
  readonly disk: Disk
  /** Guests come now, so the power may fail. */
  readonly begin: () => void
  readonly folder: string
  readonly told: ToldStays
  readonly draws: Draws
  readonly plan: PowerPlan
}

/** The power fails at one operation: one of opening, or one while guests come. */
const lifeOf = (of: Pick<Life, "folder" | "told" | "draws" | "plan">): Life => {
  let left = of.draws.chance(WHILE_OPENING) ? of.draws.between(1, MOST_TO_OPEN) : Infinity
  const disk = aDiskUnder(of.folder, () => {
    left -= 1
    if (left <= 0) disk.powerFails()
  })
  const begin = () => {
    if (left === Infinity) left = of.draws.between(1, MOST_WITH_GUESTS)
  }
  return { ...of, disk, begin }
}

/** From the opening of a database to the loss of power: what was broken, null where it never opened. */
const lived = async (life: Life): Promise<ReadonlyArray<string> | null> => {
  const { disk, folder, told, plan } = life
  let database: EmbeddedDatabase | null = null
  try {
    database = databaseIn(await (plan.start ?? startPglite)(folder))
    if (!disk.hasPower()) return null
    const broken = await brokenWord(database, told)
    if (disk.hasPower()) {
      await everybodyLooks(database, told)
      life.begin()
      await guestsCome(plan.guests, database, told, life.draws, disk.hasPower)
    }
    return broken
  } catch (error) {
    return disk.hasPower() ? [String(error)] : null
  } finally {
    disk.powerFails()
    await database?.close().catch(() => undefined)
  }
}

const foundAtLast = async (folder: string, told: ToldStays): Promise<ReadonlyArray<string>> => {
  let database: EmbeddedDatabase | null = null
  try {
    database = databaseIn(await startPglite(folder))
    return await brokenWord(database, told)
  } catch (error) {
    return [String(error)]
  } finally {
    await database?.close()
  }
}

/**
 * The embedded database on a disk whose power fails at any operation, also while it recovers from the
 * loss before: what was not waited for is lost or torn, and the next opening finds what is left.
 */
export const powerLost = async (plan: PowerPlan): Promise<PowerReport> => {
  const place = mkdtempSync(join(tmpdir(), "singgah-power-"))
  const told = nobodyTold()
  const broken: Array<string> = []
  let [losses, whileOpening] = [0, 0]
  let folder = join(place, "at-first")
  try {
    await filled(folder)
    while (losses < plan.losses && !(plan.isFirstEnough === true && broken.length > 0)) {
      const draws = drawsOf(plan.seed + losses, "power")
      const life = lifeOf({ folder, told, draws, plan })
      const found = await lived(life)
      losses += 1
      if (found === null) whileOpening += 1
      broken.push(...(found ?? []).map((word) => `After ${losses - 1} losses: ${word}`))
      const left = join(place, `after-${losses}`)
      life.disk.leaves(draws, left)
      rmSync(folder, { recursive: true })
      folder = left
      if (losses % EVERY === 0)
        plan.say(`${losses} losses, ${told.booked} booked, ${broken.length} broken`)
    }
    broken.push(...(await foundAtLast(folder, told)))
    const { booked, cancelled } = told
    return { losses, whileOpening, booked, cancelled, broken }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
