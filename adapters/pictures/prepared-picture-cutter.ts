import { keptCuts } from "#core/inventory/own-pictures.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import type { Files } from "#core/files/files.port.ts"
import { ownPictureNameOf } from "#core/property/own-picture.ts"
import { Effect } from "effect"

/** Takes the cuts of a picture that was cut before from other files; everything else is cut now. */
export const preparedPictureCutter = (
  before: Pick<Files, "read">,
  cutter: PictureCutter,
): PictureCutter => ({
  digestOf: cutter.digestOf,
  cut: (file) =>
    keptCuts(before, ownPictureNameOf(cutter.digestOf(file))).pipe(
      Effect.catch(() => Effect.succeed(null)),
      Effect.flatMap((cuts) => (cuts === null ? cutter.cut(file) : Effect.succeed(cuts))),
    ),
})
