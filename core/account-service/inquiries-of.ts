import { Effect, Schema } from "effect"
import type { InquiryCopy } from "../contact/inquiry-copy.ts"
import type { InquiryStore, KeptInquiry, Upload } from "../contact/inquiry-store.port.ts"
import type { AccountServiceNeeds } from "./account-service.needs.ts"

/** So many bytes of files are in one copy, from the newest inquiry on: as many as one inquiry has. */
export const MOST_COPIED_BYTES = 25 * 1024 * 1024

/** So many inquiries are in one copy, the newest. */
export const MOST_COPIED = 100

const inBase64 = Schema.encodeSync(Schema.Uint8ArrayFromBase64)

type Fits = (bytes: number) => boolean

/** True while all files so far have room. */
const roomFor = (most: number): Fits => {
  let taken = 0
  return (bytes) => (taken += bytes) <= most
}

const copyOf = (inquiry: KeptInquiry, files: ReadonlyArray<Upload>, fits: Fits): InquiryCopy => {
  const { reference, receivedAt, type, name, phone, email, subject, message } = inquiry
  return {
    reference,
    receivedAt,
    type,
    name,
    phone,
    email,
    subject,
    message,
    files: files.map((file) => ({
      name: file.name,
      kind: file.kind,
      bytes: file.bytes,
      content: fits(file.bytes) ? inBase64(file.content) : null,
    })),
  }
}

/** The inquiries that were written with an address, the newest first, with their files. */
export const inquiriesOf =
  ({ ofEmail, find }: Pick<InquiryStore, "ofEmail" | "find">): AccountServiceNeeds["inquiriesOf"] =>
  (email) =>
    Effect.gen(function* () {
      const fits = roomFor(MOST_COPIED_BYTES)
      const copied = (reference: string) =>
        Effect.map(find(reference), (found) =>
          found === null ? [] : [copyOf(found.inquiry, found.files, fits)],
        )
      const references = yield* ofEmail(email)
      return (yield* Effect.forEach(references.slice(0, MOST_COPIED), copied)).flat()
    })
