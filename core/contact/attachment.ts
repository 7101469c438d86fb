import { Schema } from "effect"
import { coded } from "../kernel/typed-text.ts"

/** Kinds of file that may be attached, each known by how its content begins. */
export const FileKind = Schema.Literals(["pdf", "jpeg", "png", "webp"])
export type FileKind = typeof FileKind.Type

/** Names a file that was sent ahead; nobody guesses it. */
export const AttachmentId = coded(/^[0-9A-HJKMNP-TV-Z]{26}$/, 26).pipe(Schema.brand("AttachmentId"))
export type AttachmentId = typeof AttachmentId.Type

/** A file that was sent ahead and waits for its inquiry. */
export const Attachment = Schema.Struct({
  id: AttachmentId,
  name: Schema.String,
  kind: FileKind,
  bytes: Schema.Int,
})
export interface Attachment extends Schema.Schema.Type<typeof Attachment> {}

/** A file as the sender's machine offers it. */
export type PickedFile = {
  readonly name: string
  readonly bytes: number
  readonly read: () => Promise<Uint8Array>
}

/** What can be wrong with a file: a tag that the languages put into words. */
export const AttachmentIssue = Schema.Literals([
  "FileKindRefused",
  "FileTooLarge",
  "FileEmpty",
  "TooManyFiles",
  "FilesTooLarge",
])
export type AttachmentIssue = typeof AttachmentIssue.Type
