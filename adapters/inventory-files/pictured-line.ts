import type { StoredPicture } from "#core/inventory/own-pictures.ts"
import { MOST_PICTURES_OF_ONE } from "#core/inventory/own-picture.terms.ts"
import type { Localised } from "#core/kernel/localised.ts"
import type { Picture } from "#core/property/picture.ts"
import type { FilesBeside, NotRead } from "./files-beside.ts"
import type { Alt, PictureLine, PicturesLine } from "./picture-line.ts"
import type { PropertyLine, RoomLine, Text } from "./property-line.ts"

/** Pictures that a property and its room types have already, where its operator sent them. */
export type PicturesHad = {
  readonly property: ReadonlyArray<Picture>
  /** By id of the room type. */
  readonly rooms: ReadonlyMap<string, ReadonlyArray<Picture>>
}

/** Where the pictures of an import come from and go to. */
export interface PictureImport extends FilesBeside {
  readonly keep: (file: Uint8Array) => Promise<StoredPicture | NotRead>
  /** The picture that the site has under a name. */
  readonly named: (picture: Picture) => Promise<Picture | null>
  readonly had: (slug: string) => PicturesHad
}

type Pictured<Line> = Omit<Line, "pictures"> & { readonly pictures?: ReadonlyArray<Picture> }

/** A line whose pictures are all there. */
export type PicturedLine = Omit<Pictured<PropertyLine>, "rooms"> & {
  readonly rooms: ReadonlyArray<Pictured<RoomLine>>
}

type Found = { readonly pictures: ReadonlyArray<Picture>; readonly reasons: ReadonlyArray<string> }
type One = Picture | NotRead

const NOTHING_HAD: PicturesHad = { property: [], rooms: new Map() }

/** Pictures by name alone, each believed: for files that the product wrote itself. */
export const namedPictures: PictureImport = {
  read: async () => ({ reason: "is no file beside the import" }),
  list: async () => ({ reason: "is no folder beside the import" }),
  keep: async () => ({ reason: "is not kept" }),
  named: async (picture) => picture,
  had: () => NOTHING_HAD,
}

const inAllLanguages = (text: Text): Localised =>
  typeof text === "string" ? { en: text, bm: text, cn: text } : text

/** Fills in the languages without a text from the others. */
const altOf = (alt: Alt | undefined, called: Localised): Localised => {
  if (alt === undefined) return called
  if (typeof alt === "string") return inAllLanguages(alt)
  const some = alt.en ?? alt.bm ?? alt.cn
  return some === undefined ? called : { en: some, bm: some, cn: some, ...alt }
}

const fromFile = async (sources: PictureImport, file: string, alt: Localised): Promise<One> => {
  const read = await sources.read(file)
  const kept = "reason" in read ? read : await sources.keep(read.bytes)
  return "reason" in kept
    ? { reason: `${JSON.stringify(file)} ${kept.reason}` }
    : { ...kept, alt, mirrored: false }
}

const onePicture = async (
  sources: PictureImport,
  line: PictureLine,
  called: Localised,
): Promise<One> => {
  if (typeof line === "string") return fromFile(sources, line, called)
  if ("file" in line) return fromFile(sources, line.file, altOf(line.alt, called))
  const reason = `no picture of the site is called ${JSON.stringify(line.name)}`
  return (await sources.named(line)) ?? { reason }
}

/** The folder given as `.` has no name of its own. */
const folderCalled = (path: string): string => (path === "." ? "the folder" : JSON.stringify(path))

const linesIn = async (
  sources: PictureImport,
  pictures: PicturesLine,
): Promise<ReadonlyArray<PictureLine> | NotRead> => {
  if (typeof pictures !== "string") return pictures
  const listed = await sources.list(pictures)
  if ("reason" in listed) return { reason: `${folderCalled(pictures)} ${listed.reason}` }
  return listed.files.length > MOST_PICTURES_OF_ONE
    ? { reason: `${folderCalled(pictures)} has more than ${MOST_PICTURES_OF_ONE} pictures` }
    : listed.files
}

/** The pictures that are asked for, and each that cannot be had, one after the other. */
export const picturesOf = async (
  sources: PictureImport,
  pictures: PicturesLine,
  { path, called }: { readonly path: string; readonly called: Localised },
): Promise<Found> => {
  const lines = await linesIn(sources, pictures)
  if ("reason" in lines) return { pictures: [], reasons: [`${path}: ${lines.reason}`] }
  const found: Array<Picture> = []
  const reasons: Array<string> = []
  for (const [place, line] of lines.entries()) {
    const one = await onePicture(sources, line, called)
    if ("reason" in one) reasons.push(`${path}.${place}: ${one.reason}`)
    else found.push(one)
  }
  return { pictures: found, reasons }
}

/** The name of a room with that of its house, in each language. */
export const calledIn = (room: Text, house: Text): Localised => {
  const [one, other] = [inAllLanguages(room), inAllLanguages(house)]
  const both = (language: keyof Localised) => `${one[language]}, ${other[language]}`
  return { en: both("en"), bm: both("bm"), cn: `${other.cn} ${one.cn}` }
}

const pictured = async <Line extends { readonly pictures?: PicturesLine }>(
  sources: PictureImport,
  line: Line,
  had: ReadonlyArray<Picture>,
  place: { readonly path: string; readonly called: Localised },
): Promise<{ readonly line: Pictured<Line>; readonly reasons: ReadonlyArray<string> }> => {
  const { pictures, ...rest } = line
  if (pictures === undefined)
    return { line: had.length > 0 ? { ...rest, pictures: had } : rest, reasons: [] }
  const found = await picturesOf(sources, pictures, place)
  return { line: { ...rest, pictures: found.pictures }, reasons: found.reasons }
}

/**
 * The line with its pictures, kept, or every reason why some cannot be had. Where it names none, those
 * that its operator sent before stay.
 */
export const picturedLine = async (
  sources: PictureImport,
  written: PropertyLine,
): Promise<{ readonly line: PicturedLine } | { readonly reasons: ReadonlyArray<string> }> => {
  const had = sources.had(written.slug)
  const own = await pictured(sources, written, had.property, {
    path: "pictures",
    called: inAllLanguages(written.name),
  })
  const rooms = []
  for (const [place, room] of written.rooms.entries()) {
    const id = room.id ?? `${written.slug}.${place + 1}`
    rooms.push(
      await pictured(sources, room, had.rooms.get(id) ?? [], {
        path: `rooms.${place}.pictures`,
        called: calledIn(room.name, written.name),
      }),
    )
  }
  const reasons = [...own.reasons, ...rooms.flatMap((room) => room.reasons)]
  return reasons.length > 0
    ? { reasons }
    : { line: { ...own.line, rooms: rooms.map(({ line }) => line) } }
}
