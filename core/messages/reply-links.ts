import { Effect } from "effect"
import { bookingIdFrom, bytesOf } from "../booking/confirmation-code.rules.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { Side } from "./message.ts"
import type { ReplyLink } from "./message-store.port.ts"
import { messageTerms } from "./message.terms.ts"
import type { MessagesNeeds } from "./messages.needs.ts"
import type { ReplyToken } from "./reply-token.ts"

type About = { readonly id: string; readonly dates: StayDates }

/** A new secret by which one side answers about a booking, for as long as anybody may write. */
export const newReplyToken = (
  { messages, randomness, digest }: Pick<MessagesNeeds, "messages" | "randomness" | "digest">,
  { id, dates }: About,
  side: Side,
): Effect.Effect<ReplyToken, StoreUnreachable> => {
  const token = `${id}-${bookingIdFrom(randomness.bytes(bytesOf.id))}` as ReplyToken
  const until = malaysianMoment(addDays(dates.checkOut, messageTerms.openDays + 1), 0)
  const kept = { digest: digest(token), booking: id, side, until }
  return Effect.as(messages.keepReplyLink(kept), token)
}

/** What a secret opens, as long as it is valid; null for any other. */
export const livingReplyLink = (
  { messages, digest, clock }: Pick<MessagesNeeds, "messages" | "digest" | "clock">,
  token: ReplyToken,
): Effect.Effect<ReplyLink | null, StoreUnreachable> =>
  Effect.map(messages.replyLink(digest(token)), (link) =>
    link !== null && clock.now() < link.until ? link : null,
  )
