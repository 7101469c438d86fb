import { Effect, Option, Schema } from "effect"
import type { Files } from "../files/files.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { cutFilesOf, factsFileOf, ownPictureNameOf } from "../property/own-picture.ts"
import { cutFileOf } from "../property/picture-cuts.ts"
import type { Picture } from "../property/picture.ts"
import type { OwnPictureRefused } from "./own-picture.errors.ts"
import type { CutPicture, PictureCut, PictureCutter } from "./picture-cutter.port.ts"

/** What is known of a picture that was kept. */
export type StoredPicture = Pick<Picture, "name" | "colour">

type Needs = { readonly files: Files; readonly cutter: PictureCutter }

const Facts = Schema.fromJsonString(Schema.Struct({ colour: Schema.String }))
const factsIn = Schema.decodeUnknownOption(Facts)

/** A picture that was kept under this name, whole; null where there is none. */
export const keptPicture = (
  files: Pick<Files, "read">,
  name: string,
): Effect.Effect<StoredPicture | null, StoreUnreachable> =>
  Effect.map(files.read(factsFileOf(name)), (bytes) => {
    const facts = bytes === null ? Option.none() : factsIn(new TextDecoder().decode(bytes))
    return Option.isNone(facts) ? null : { name, colour: facts.value.colour }
  })

/** Every cut of a picture that was kept under this name; null where one of them is missing. */
export const keptCuts = (
  files: Pick<Files, "read">,
  name: string,
): Effect.Effect<CutPicture | null, StoreUnreachable> =>
  Effect.gen(function* () {
    const known = yield* keptPicture(files, name)
    if (known === null) return null
    const cuts: Array<PictureCut> = []
    for (const { file, width, format } of cutFilesOf(name)) {
      const bytes = yield* files.read(file)
      if (bytes === null) return null
      cuts.push({ width, format, bytes })
    }
    return { colour: known.colour, cuts }
  })

/**
 * Keeps an operator's picture in every size under a name of its content. One that is kept already
 * is not cut again; one whose keeping broke off is.
 */
export const keepOwnPicture = (
  { files, cutter }: Needs,
  file: Uint8Array,
): Effect.Effect<StoredPicture, OwnPictureRefused | StoreUnreachable> =>
  Effect.gen(function* () {
    const name = ownPictureNameOf(cutter.digestOf(file))
    const known = yield* keptPicture(files, name)
    if (known !== null) return known
    const { colour, cuts } = yield* cutter.cut(file)
    for (const { width, format, bytes } of cuts)
      yield* files.keep(cutFileOf(name, width, format), bytes)
    yield* files.keep(factsFileOf(name), new TextEncoder().encode(JSON.stringify({ colour })))
    return { name, colour }
  })
