import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { Language } from "../kernel/localised.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine, multiLine } from "../kernel/typed-text.ts"
import { AttachmentId } from "./attachment.ts"

/** As many files as anybody looks at; how many an inquiry may have is a rule of its own. */
const MOST_FILES = 20

/** What an inquiry can be about. */
export const inquiryTypes = [
  "booking",
  "payment",
  "property",
  "partnership",
  "technical",
  "other",
] as const

/** What is typed into the contact form, unchecked. */
export const InquiryFields = Schema.Struct({
  type: singleLine(bounds.short),
  name: singleLine(bounds.name),
  phone: singleLine(bounds.short),
  email: singleLine(bounds.email),
  subject: singleLine(bounds.subject),
  message: multiLine(bounds.message),
})
export interface InquiryFields extends Schema.Schema.Type<typeof InquiryFields> {}

/** An inquiry as it is sent: what was typed, and the files that were sent ahead. */
export const Inquiry = Schema.Struct({
  ...InquiryFields.fields,
  attachments: Schema.Array(AttachmentId).check(Schema.isMaxLength(MOST_FILES)),
  language: Language,
  /** A field that guests do not see; only machines fill it in. */
  trap: singleLine(bounds.name),
  /** How long the form was open before it was sent, in milliseconds, by the sender's own clock. */
  openMs: Schema.Int,
})
export interface Inquiry extends Schema.Schema.Type<typeof Inquiry> {}

/** By which an inquiry is found again: eight characters of Crockford base32. */
export const InquiryReference = Schema.String.check(
  Schema.isPattern(/^[0-9A-HJKMNP-TV-Z]{8}$/),
).pipe(Schema.brand("InquiryReference"))
export type InquiryReference = typeof InquiryReference.Type

/** The promise that an inquiry is kept and will be answered. */
export const InquiryReceipt = Schema.Struct({ reference: InquiryReference, receivedAt: Instant })
export interface InquiryReceipt extends Schema.Schema.Type<typeof InquiryReceipt> {}
