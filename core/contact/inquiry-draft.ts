import { Schema } from "effect"
import { Attachment } from "./attachment.ts"
import { InquiryFields } from "./inquiry.ts"

/** What a browser keeps of an inquiry that is not yet sent: the text, and the files that arrived. */
export const InquiryDraft = Schema.Struct({
  fields: InquiryFields,
  attachments: Schema.Array(Attachment),
})
export interface InquiryDraft extends Schema.Schema.Type<typeof InquiryDraft> {}

/** Keeps the draft of this browser until it is sent. */
export interface DraftMemory {
  readonly recall: () => InquiryDraft | null
  readonly keep: (draft: InquiryDraft) => void
  readonly forget: () => void
}

/** A form in which nothing is written. */
export const emptyFields: InquiryFields = {
  type: "",
  name: "",
  phone: "",
  email: "",
  subject: "",
  message: "",
}
