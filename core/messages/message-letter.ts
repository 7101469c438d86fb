import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { LinkToken } from "../booking/booking-link.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { newLink } from "../front-desk/booking-authorisation.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Language } from "../kernel/localised.ts"
import type { MailAbout } from "../workload/job.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { conversationOf } from "./conversation-of.ts"
import type { Conversation } from "./conversation.ts"
import { otherThan, type BookingMessage, type Side } from "./message.ts"
import { messageTerms } from "./message.terms.ts"
import type { MessagesNeeds } from "./messages.needs.ts"
import { newReplyToken } from "./reply-links.ts"
import type { ReplyToken } from "./reply-token.ts"

/** A message on its way to the side that did not write it. */
export type MessageLetter = {
  readonly to: string
  readonly language: Language
  readonly conversation: Conversation
  readonly message: BookingMessage
  /** Opens the booking for its guest; null in a letter to the property. */
  readonly link: LinkToken | null
  /** By which an answer of the reader is known. */
  readonly reply: ReplyToken
}

type Reader = Pick<MessageLetter, "to" | "language">

type FindReader = (
  needs: MessagesNeeds,
  record: BookingRecord,
) => Effect.Effect<Reader | null, StoreUnreachable>

const readerOn: Readonly<Record<Side, FindReader>> = {
  guest: (_, { guest, language }) => Effect.succeed(guest && { to: guest.email, language }),
  property: (needs, { property }) =>
    Effect.map(needs.contacts.contactsOf(property.slug), (contacts) =>
      contacts === null || contacts.email === null
        ? null
        : { to: contacts.email, language: contacts.language },
    ),
}

/** A link for the guest, kept with the booking as those of other letters are. */
const linkFor = (needs: MessagesNeeds, id: BookingId) =>
  needs.bookings.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(id)
      if (record === null) return null
      const now = needs.clock.now()
      const { token, kept } = newLink(
        needs,
        record,
        now + messageTerms.linkDays * millisecondsInDay,
      )
      const living = record.links.filter(({ until }) => Date.parse(until) > now)
      yield* transaction.save({ ...record, links: [...living, kept] })
      return token
    }),
  )

const linkOn: Readonly<Record<Side, typeof linkFor>> = {
  guest: linkFor,
  property: () => Effect.succeed(null),
}

/** The letter that a job asks for; null where nobody is there to read it, or nothing to be read. */
export const messageLetterFor = (
  needs: MessagesNeeds,
  { booking, message: id }: Pick<MailAbout<"message">, "booking" | "message">,
): Effect.Effect<MessageLetter | null, BookingStoreFailure> =>
  Effect.gen(function* () {
    const record = yield* needs.bookings.find(booking as BookingId)
    if (record === null) return null
    const message = (yield* needs.messages.ofBooking(booking)).find((one) => one.id === id)
    if (message === undefined) return null
    const side = otherThan[message.from]
    const reader = yield* readerOn[side](needs, record)
    if (reader === null) return null
    const conversation = yield* conversationOf(needs, record, side)
    const reply = yield* newReplyToken(needs, record, side)
    const link = yield* linkOn[side](needs, record.id)
    return { ...reader, conversation, message, link, reply }
  })
