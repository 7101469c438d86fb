import type { Effect } from "effect"
import type { KeyReused, TooManyAttempts } from "../booking/booking.errors.ts"
import type { Attachment } from "./attachment.ts"
import type { AttachmentRefused, InquiriesUnreachable, InquiryRefused } from "./contact.errors.ts"
import type { Inquiry, InquiryReceipt } from "./inquiry.ts"

/** A file as it is sent ahead of an inquiry. */
export type SentFile = { readonly name: string; readonly content: Uint8Array }

/** Receives the uploaded share of a file, from 0 to 1. */
export type Progress = (share: number) => void

/**
 * Takes what one visitor writes to the people behind the product: an inquiry that was answered with
 * a receipt is never lost. Kept by tests/contracts/inquiries.contract.ts.
 */
export interface Inquiries {
  /** Keeps a file for the inquiry to come, if its content may be attached. */
  readonly attach: (
    file: SentFile,
    progress?: Progress,
  ) => Effect.Effect<Attachment, AttachmentRefused | TooManyAttempts | InquiriesUnreachable>

  /** Keeps an inquiry with its files and lets support know. The same key is one inquiry. */
  readonly send: (
    inquiry: Inquiry,
    key: string,
  ) => Effect.Effect<
    InquiryReceipt,
    InquiryRefused | TooManyAttempts | KeyReused | InquiriesUnreachable
  >
}
