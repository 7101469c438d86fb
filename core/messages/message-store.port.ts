import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { JobOrder } from "../workload/job.ts"
import type { BookingMessage, Side } from "./message.ts"

/** A message as it is kept. */
export type KeptMessage = BookingMessage & {
  readonly booking: string
  /** The same key of the same booking is the same message. */
  readonly key: string
}

/** What is kept of a secret by which one side answers: never the secret itself. */
export type ReplyLink = {
  readonly digest: string
  readonly booking: string
  /** Whose answers it brings. */
  readonly side: Side
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Keeps what is written about bookings. Kept by tests/contracts/message-store.contract.ts. */
export interface MessageStore {
  /**
   * Keeps a message and orders its letter, all or nothing; false where its key was used before, and
   * nothing is changed.
   */
  readonly keep: (
    message: KeptMessage,
    letter: JobOrder,
  ) => Effect.Effect<boolean, StoreUnreachable>
  /** The messages of a booking, the oldest first. */
  readonly ofBooking: (
    booking: string,
  ) => Effect.Effect<ReadonlyArray<BookingMessage>, StoreUnreachable>
  readonly keepReplyLink: (link: ReplyLink) => Effect.Effect<void, StoreUnreachable>
  readonly replyLink: (digest: string) => Effect.Effect<ReplyLink | null, StoreUnreachable>
}
