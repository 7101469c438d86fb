import type { ActorRefFrom } from "xstate"
import type { Issue } from "../kernel/issue.ts"
import type { Language } from "../kernel/localised.ts"
import type { Attachment, PickedFile } from "./attachment.ts"
import { sizeIssue } from "./attachment.rules.ts"
import { emptyFields, type InquiryDraft } from "./inquiry-draft.ts"
import type { Inquiry, InquiryFields, InquiryReceipt } from "./inquiry.ts"
import type { uploadMachine, UploadInput } from "./upload.machine.ts"

/** A file on its way, or there. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** What only the moment of sending knows. */
export type Sending = {
  readonly language: Language
  readonly trap: string
  readonly openMs: number
}

export type InquiryContext = {
  readonly fields: InquiryFields
  readonly issues: ReadonlyArray<Issue>
  readonly uploads: ReadonlyArray<UploadActor>
  readonly sending: Sending | null
  /** Names the inquiry as it was reviewed last; sent again under it, it is the same inquiry. */
  readonly visit: string
  /** When the form was opened, in milliseconds since 1970. */
  readonly openedAt: number
  readonly reviews: number
  readonly receipt: InquiryReceipt | null
  readonly retryAfterSeconds: number
}

/** A new visit, and what an earlier one left. */
export type InquiryInput = {
  readonly visit: string
  readonly openedAt: number
  readonly draft: InquiryDraft | null
}

const bytesOf = (uploads: ReadonlyArray<UploadActor>): ReadonlyArray<{ bytes: number }> =>
  uploads
    .map((upload) => upload.getSnapshot())
    .filter(({ value }) => value !== "refused")
    .map(({ context }) => ({ bytes: context.file.bytes }))

/** How the uploads of newly picked files begin: each counts those before it. */
export const uploadsFor = (
  files: ReadonlyArray<PickedFile>,
  before: ReadonlyArray<UploadActor>,
): ReadonlyArray<UploadInput> => {
  const counted = [...bytesOf(before)]
  return files.map((file) => {
    const refused = sizeIssue(file.bytes, counted)
    if (refused === null) counted.push({ bytes: file.bytes })
    return { file, refused, attachment: null }
  })
}

/** How a file begins that arrived on an earlier visit. */
export const uploadOfKept = (attachment: Attachment): UploadInput => ({
  file: {
    name: attachment.name,
    bytes: attachment.bytes,
    read: () => Promise.reject(new Error("Kept already")),
  },
  refused: null,
  attachment,
})

/** The files that arrived. */
export const attachmentsOf = ({
  uploads,
}: Pick<InquiryContext, "uploads">): ReadonlyArray<Attachment> =>
  uploads.flatMap((upload) => upload.getSnapshot().context.attachment ?? [])

/** True when no file is being sent and none was refused. */
export const areFilesThere = ({ uploads }: Pick<InquiryContext, "uploads">): boolean =>
  uploads.every((upload) => upload.getSnapshot().matches("kept"))

/** What a browser keeps of it. */
export const draftOf = (context: InquiryContext): InquiryDraft => ({
  fields: context.fields,
  attachments: attachmentsOf(context),
})

/** The inquiry as it was reviewed. */
export const inquiryOf = (context: InquiryContext): { inquiry: Inquiry; key: string } => ({
  inquiry: {
    ...context.fields,
    attachments: attachmentsOf(context).map(({ id }) => id),
    ...(context.sending ?? { language: "en", trap: "", openMs: 0 }),
  },
  key: `${context.visit}.${context.reviews}`,
})

export const firstContext = ({
  visit,
  openedAt,
  draft,
}: InquiryInput): Omit<InquiryContext, "uploads"> => ({
  fields: draft?.fields ?? emptyFields,
  issues: [],
  sending: null,
  visit,
  openedAt,
  reviews: 0,
  receipt: null,
  retryAfterSeconds: 0,
})
