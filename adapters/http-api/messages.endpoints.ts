import { LinkToken } from "#core/booking/booking-link.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { multiLine } from "#core/kernel/typed-text.ts"
import { Conversation } from "#core/messages/conversation.ts"
import { MessageRefused, MessagesClosed } from "#core/messages/messages.errors.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { Effect, Schema } from "effect"
import { endpoint } from "./endpoint.ts"
import { textQuery } from "./query.ts"

const missing = [BookingNotFound, BookingsUnreachable] as const
const unwritten = [...missing, MessageRefused, MessagesClosed, TooManyAttempts, KeyReused] as const
const absent = () => new BookingNotFound()

/** Empty for signed-in users and for the browser that made the booking. */
const optionalLink = Schema.Union([LinkToken, Schema.Literal("")]).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed("" as const)),
)

const text = multiLine(bounds.note)

/** The calls behind the port `Messages`, two for each side. */
export const messagesEndpoints = {
  openMessages: endpoint({
    params: Schema.Struct({ id: BookingId }),
    absent,
    method: "GET",
    path: "/api/bookings/{id}/messages",
    query: textQuery(Schema.Struct({ link: optionalLink })),
    keyed: false,
    status: 200,
    success: Conversation,
    failures: missing,
  }),
  writeMessage: endpoint({
    params: Schema.Struct({ id: BookingId }),
    absent,
    method: "POST",
    path: "/api/bookings/{id}/messages",
    keyed: true,
    payload: Schema.Struct({ link: Schema.NullOr(LinkToken), text }),
    status: 200,
    success: Conversation,
    failures: unwritten,
  }),
  openReplies: endpoint({
    params: Schema.Struct({ link: ReplyToken }),
    absent,
    method: "GET",
    path: "/api/booking-replies/{link}",
    keyed: false,
    status: 200,
    success: Conversation,
    failures: missing,
  }),
  writeReply: endpoint({
    params: Schema.Struct({ link: ReplyToken }),
    absent,
    method: "POST",
    path: "/api/booking-replies/{link}",
    keyed: true,
    payload: Schema.Struct({ text }),
    status: 200,
    success: Conversation,
    failures: unwritten,
  }),
}
