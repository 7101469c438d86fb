import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Attachment, AttachmentId } from "./attachment.ts"
import type { InquiryFields, InquiryReceipt } from "./inquiry.ts"
import type { Language } from "../kernel/localised.ts"

/** A file that waits for its inquiry, and whose it is. */
export type Upload = Attachment & {
  readonly session: string
  readonly content: Uint8Array
  /** Milliseconds since 1970. */
  readonly at: number
}

/** An inquiry as it is kept. */
export type KeptInquiry = InquiryFields &
  InquiryReceipt & {
    readonly session: string
    /** The same key of the same session is the same inquiry. */
    readonly key: string
    readonly language: Language
    readonly attachments: ReadonlyArray<AttachmentId>
    /** Probably written by a spam bot: it is stored, but no email is sent about it. */
    readonly suspect: boolean
  }

/** Keeps inquiries and their files. Kept by tests/contracts/inquiry-store.contract.ts. */
export interface InquiryStore {
  readonly keepUpload: (upload: Upload) => Effect.Effect<void, StoreUnreachable>
  /** Those of these files that this session sent and no inquiry has yet. */
  readonly uploadsOf: (
    session: string,
    ids: ReadonlyArray<AttachmentId>,
  ) => Effect.Effect<ReadonlyArray<Attachment>, StoreUnreachable>
  /**
   * Keeps an inquiry, gives it its files and orders the letter to support, all or nothing. Where the
   * key was used before, what was kept then is answered.
   */
  readonly receive: (inquiry: KeptInquiry) => Effect.Effect<InquiryReceipt, StoreUnreachable>
  /** The inquiry of a reference with its files, for the letter to support. */
  readonly find: (
    reference: string,
  ) => Effect.Effect<
    { readonly inquiry: KeptInquiry; readonly files: ReadonlyArray<Upload> } | null,
    StoreUnreachable
  >
  /** The references of the inquiries that were written with an address, the newest first. */
  readonly ofEmail: (email: string) => Effect.Effect<ReadonlyArray<string>, StoreUnreachable>
  /** Forgets files without an inquiry and inquiries with their files that came before these moments. */
  readonly forget: (before: {
    readonly uploads: number
    readonly inquiries: number
  }) => Effect.Effect<void, StoreUnreachable>
}
