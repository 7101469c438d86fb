import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import { bookingIdFrom, bytesOf } from "../booking/confirmation-code.rules.ts"
import { counted } from "../front-desk/counted-attempts.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { tidy } from "../kernel/characters.ts"
import { conversationOf } from "./conversation-of.ts"
import { messageMailJob } from "./message-jobs.ts"
import { messageIssues } from "./message.rules.ts"
import { messageTerms } from "./message.terms.ts"
import { MessageId, type Side } from "./message.ts"
import { MessageRefused, MessagesClosed } from "./messages.errors.ts"
import type { MessagesNeeds } from "./messages.needs.ts"

/** What is to be kept: who wrote it, and the key under which it is one message. */
export type Writing = { readonly from: Side; readonly text: string; readonly key: string }

/** Keeps a message about a booking from one of its two sides, and has it mailed to the other. */
export const keepMessage = Effect.fnUntraced(function* (
  needs: MessagesNeeds,
  record: BookingRecord,
  { from, text, key }: Writing,
) {
  const issues = messageIssues(text)
  if (issues.length > 0) return yield* new MessageRefused({ issues })
  const { writable } = yield* conversationOf(needs, record, from)
  if (!writable) return yield* new MessagesClosed()
  yield* counted(needs, { ...messageTerms.ofSide, subject: `message/${record.id}/${from}` })
  const id = MessageId.make(bookingIdFrom(needs.randomness.bytes(bytesOf.id)))
  const at = instantAt(needs.clock.now())
  const message = { id, from, at, text: tidy(text), booking: record.id, key }
  yield* needs.messages.keep(message, messageMailJob(message))
})
