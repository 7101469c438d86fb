import { demoPictureFile } from "#adapters/command-line/pictures/demo-pictures.ts"
import { ownPictureNameOf } from "#core/property/own-picture.ts"
import { plainPictureCutter } from "#fixtures/doubles/picture-cutter.plain.ts"

/** The name under which a store in memory keeps a picture of the demonstration. */
export const keptNameOf = async (name: string): Promise<string> =>
  ownPictureNameOf(plainPictureCutter.digestOf(await demoPictureFile(name)))
