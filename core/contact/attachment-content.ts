import { fileKindOf } from "./attachment.rules.ts"
import type { FileKind } from "./attachment.ts"

/** Where a file of a kind ends, in bytes from its beginning; null when it is not whole. */
type EndOf = (content: Uint8Array) => number | null

const BYTE = 256

/** A number of so many bytes, the largest first; bytes after the content count as zero. */
const numberAt = (content: Uint8Array, at: number, bytes: number): number =>
  Array.from({ length: bytes }, (_, place) => content[at + place] ?? 0).reduce(
    (sum, byte) => sum * BYTE + byte,
    0,
  )

const MARK = 0xff
const END = 0xd9
const SCAN = 0xda
const FIRST_RESTART = 0xd0
const LAST_RESTART = 0xd7

/** In the picture data of a JPEG a mark is followed by zero or by the number of a restart. */
const isPictureData = (byte: number): boolean =>
  byte === 0 || (byte >= FIRST_RESTART && byte <= LAST_RESTART)

/** The mark behind picture data; -1 where there is none. */
const endOfPictureData = (content: Uint8Array, from: number): number => {
  let at = content.indexOf(MARK, from)
  while (isPictureData(content[at + 1] ?? END)) at = content.indexOf(MARK, at + 2)
  return at
}

/** Segment by segment, so that the end of a preview inside a segment is not taken for the end. */
const endOfJpeg: EndOf = (content) => {
  let at = 2
  while (content[at] === MARK) {
    const kind = content[at + 1]
    if (kind === END) return at + 2
    const next = at + 2 + numberAt(content, at + 2, 2)
    at = kind === SCAN ? endOfPictureData(content, next) : next
  }
  return null
}

const PNG_SIGNATURE_BYTES = 8
/** Length, name and checksum around the content of a chunk. */
const PNG_CHUNK_BYTES = 12
const IEND = 0x49454e44

const endOfPng: EndOf = (content) => {
  let at = PNG_SIGNATURE_BYTES
  while (at < content.length) {
    const end = at + PNG_CHUNK_BYTES + numberAt(content, at, 4)
    if (numberAt(content, at + 4, 4) === IEND) return end
    at = end
  }
  return null
}

const RIFF_HEADER_BYTES = 8

const endOfWebp: EndOf = (content) =>
  RIFF_HEADER_BYTES + numberAt(content.slice(4, RIFF_HEADER_BYTES).reverse(), 0, 4)

const PDF_END = "%%EOF"
/** What runs, opens a program or carries another file when a PDF is opened. */
const ACTIVE_PDF = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/

/** In a name any character may be written as its two hexadecimal digits (ISO 32000-1, 7.3.5). */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

const endOfPdf: EndOf = (content) => {
  const text = new TextDecoder("latin1").decode(content)
  const end = text.lastIndexOf(PDF_END)
  if (text.lastIndexOf("startxref", end) === -1) return null
  if (ACTIVE_PDF.test(withPlainNames(text))) return null
  return end + PDF_END.length
}

const ends: Readonly<Record<FileKind, EndOf>> = {
  jpeg: endOfJpeg,
  pdf: endOfPdf,
  png: endOfPng,
  webp: endOfWebp,
}

/**
 * A file as far as its own format reaches, so that nothing travels behind it; null for what is not
 * a whole file of a kind that may be attached, and for a PDF that says openly that it runs scripts,
 * starts programs or carries other files. What a PDF hides in packed parts is not looked for.
 */
export const wholeFileOf = (
  content: Uint8Array,
): { readonly kind: FileKind; readonly content: Uint8Array } | null => {
  const kind = fileKindOf(content)
  if (kind === null) return null
  const end = ends[kind](content)
  if (end === null || end > content.length) return null
  return { kind, content: content.subarray(0, end) }
}
