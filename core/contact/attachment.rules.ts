import type { Attachment, AttachmentIssue, FileKind } from "./attachment.ts"
import { inquiryTerms } from "./inquiry.terms.ts"

/** Beginnings by which a file is known, whatever its name says; null matches any byte. */
const beginnings: ReadonlyArray<readonly [FileKind, ReadonlyArray<number | null>]> = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/** What a file is by its content; null for everything that may not be attached. */
export const fileKindOf = (content: Uint8Array): FileKind | null =>
  beginnings.find(([, beginning]) =>
    beginning.every((byte, at) => byte === null || content[at] === byte),
  )?.[0] ?? null

const { most, bytesEach, bytesTogether } = inquiryTerms.attachments

/** Why a file of this size may not join those that are there already; null when it may. */
export const sizeIssue = (
  bytes: number,
  others: ReadonlyArray<Pick<Attachment, "bytes">>,
): AttachmentIssue | null => {
  if (bytes === 0) return "FileEmpty"
  if (bytes > bytesEach) return "FileTooLarge"
  if (others.length >= most) return "TooManyFiles"
  const together = others.reduce((sum, other) => sum + other.bytes, bytes)
  return together > bytesTogether ? "FilesTooLarge" : null
}

const LONGEST_NAME = 120
/** What a name must not have to be safe in a letter's header and on any disk. */
const UNSAFE = /[\p{C}\\/:*?"<>|]/gu

const endings: Readonly<Record<FileKind, RegExp>> = {
  pdf: /\.pdf$/i,
  jpeg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
}

/** The name under which a file is kept: without a path, and ending as what it is. */
export const keptNameOf = (name: string, kind: FileKind): string => {
  const composed = name.normalize("NFC")
  const last = composed.slice(Math.max(composed.lastIndexOf("/"), composed.lastIndexOf("\\")) + 1)
  const safe = [...last.replace(UNSAFE, "").trim()].slice(-LONGEST_NAME).join("")
  if (endings[kind].test(safe)) return safe
  return `${safe === "" ? "file" : safe}.${kind === "jpeg" ? "jpg" : kind}`
}
