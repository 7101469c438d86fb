import { keptCuts } from "#core/inventory/own-pictures.ts"
import { cutFilesOf, factsFileOf, ownPictureNameOf } from "#core/property/own-picture.ts"
import { cutFileOf } from "#core/property/picture-cuts.ts"
import { placePictureNames } from "#core/property/place-pictures.ts"
import { pictureCatalogue } from "#fixtures/pictures/picture-catalogue.ts"
import { Effect } from "effect"
import { copyFile, link, mkdir, readdir } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { folderFiles } from "../../files/files.folder.ts"
import { sharpPictureCutter } from "../../pictures/picture-cutter.sharp.ts"
import { PREPARED_PICTURES } from "../../pictures/prepared-pictures.ts"
import { demoPictureFile, keepDemoPicture } from "./demo-pictures.ts"

type Cutting = {
  /** Folder that receives the files; made when missing. */
  readonly into: string
  readonly names?: ReadonlyArray<string>
}

const everyName = [...pictureCatalogue.map(({ name }) => name), ...placePictureNames]

/**
 * Cuts the pictures of the demonstration and of places as an operator's are cut, into a folder of
 * kept pictures. What is there whole stays as it is, so a second run does nothing. Gives the name
 * that each is kept under.
 */
export const cutDemoPictures = async ({
  into,
  names = everyName,
}: Cutting): Promise<ReadonlyMap<string, string>> => {
  const files = folderFiles(into)
  const cutter = sharpPictureCutter()
  const cutOne = async (name: string): Promise<readonly [string, string]> => {
    const own = ownPictureNameOf(cutter.digestOf(await demoPictureFile(name)))
    const isWhole = (await Effect.runPromise(keptCuts(files, own))) !== null
    if (!isWhole) await Effect.runPromise(files.remove(factsFileOf(own)))
    return [name, await keepDemoPicture({ files, cutter }, name)]
  }
  const cuts = names.map((name) => Effect.promise(() => cutOne(name)))
  return new Map(await Effect.runPromise(Effect.all(cuts, { concurrency: availableParallelism() })))
}

/** One file in two places; where the disk cannot do that, a copy. */
const alsoIn = async (from: string, to: string): Promise<void> =>
  link(from, to).catch(async (failure: NodeJS.ErrnoException) => {
    if (failure.code !== "EEXIST") await copyFile(from, to)
  })

/**
 * Puts these pictures where pages find them under their own names too: places, the mocked API and
 * properties of older stores have these. A build empties its folder, so the cuts are kept
 * elsewhere and only linked into it.
 */
export const cutForPages = async (
  root: string,
  into: string,
  tell: (line: string) => void,
): Promise<void> => {
  const served = join(root, into)
  await mkdir(PREPARED_PICTURES, { recursive: true })
  const before = await readdir(PREPARED_PICTURES)
  if (before.length === 0) tell("Cutting the pictures to size (once; about a minute) ...")
  const kept = await cutDemoPictures({ into: PREPARED_PICTURES })
  await mkdir(served, { recursive: true })
  for (const [name, own] of kept)
    for (const { file, width, format } of cutFilesOf(own))
      await alsoIn(join(PREPARED_PICTURES, file), join(served, cutFileOf(name, width, format)))
}
