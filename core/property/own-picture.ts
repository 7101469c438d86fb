import { cutFileOf, pictureCuts, type PictureFormat, type PictureWidth } from "./picture-cuts.ts"

const NAME = /^own-[0-9a-f]{64}$/

/** The name of an operator's picture: it is the content's, so it never shows anything else. */
export const ownPictureNameOf = (digest: string): string => `own-${digest}`

const NAME_LENGTH = ownPictureNameOf("0".repeat(64)).length

/** True for the name of an operator's picture, whether it is kept or not; other names are the demo's. */
export const isOwnPictureName = (name: string): boolean => NAME.test(name)

/** Every cut of a picture by the name of its file. */
export const cutFilesOf = (
  name: string,
): ReadonlyArray<{
  readonly file: string
  readonly width: PictureWidth
  readonly format: PictureFormat
}> =>
  pictureCuts.widths.flatMap((width) =>
    pictureCuts.formats.map((format) => ({ file: cutFileOf(name, width, format), width, format })),
  )

/** The format of a cut of an operator's picture by the name of its file; null for every other name. */
export const formatOfOwnCut = (asked: string): PictureFormat | null => {
  const name = asked.slice(0, NAME_LENGTH)
  if (!isOwnPictureName(name)) return null
  return cutFilesOf(name).find(({ file }) => file === asked)?.format ?? null
}

/** The file that is written last: where it is, all cuts are. */
export const factsFileOf = (name: string): string => `${name}.json`
