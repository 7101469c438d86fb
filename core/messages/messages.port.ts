import type { Effect } from "effect"
import type {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  TooManyAttempts,
} from "../booking/booking.errors.ts"
import type { IdempotencyKey } from "../booking/bookings.port.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import type { Conversation } from "./conversation.ts"
import type { MessageRefused, MessagesClosed } from "./messages.errors.ts"
import type { ReplyToken } from "./reply-token.ts"

/** What lets one side in: what opens the booking, or the secret in a letter to the property. */
export type MessageDoor =
  | { readonly side: "guest"; readonly claim: Claim }
  | { readonly side: "property"; readonly token: ReplyToken }

type Missing = BookingNotFound | BookingsUnreachable

/**
 * Lets a guest and the property write to each other about a booking that was made. A booking that
 * is not theirs does not exist for them. Kept by tests/contracts/messages.contract.ts.
 */
export interface Messages {
  readonly open: (door: MessageDoor) => Effect.Effect<Conversation, Missing>

  /** Keeps a message and has it mailed to the other side. The same key is one message. */
  readonly write: (
    door: MessageDoor,
    text: string,
    key: IdempotencyKey,
  ) => Effect.Effect<
    Conversation,
    Missing | MessageRefused | MessagesClosed | TooManyAttempts | KeyReused
  >
}
