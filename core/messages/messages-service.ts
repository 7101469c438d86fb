import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { BookingNotFound } from "../booking/booking.errors.ts"
import { counted, sourceOf } from "../front-desk/counted-attempts.ts"
import { openedByGuest } from "../front-desk/opened-by-guest.ts"
import { asBookingsUnreachable } from "../front-desk/store-unreachable-as.ts"
import type { Visitor } from "../people/visitor.ts"
import { conversationOf } from "./conversation-of.ts"
import { keepMessage } from "./keep-message.ts"
import type { Side } from "./message.ts"
import { messageTerms } from "./message.terms.ts"
import type { MessageDoor, Messages } from "./messages.port.ts"
import type { MessagesNeeds } from "./messages.needs.ts"
import { livingReplyLink } from "./reply-links.ts"
import type { ReplyToken } from "./reply-token.ts"

type Opened = Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure>

/** A guest's secret is for answers by mail alone: the booking's page asks for more. */
const opensPage: Readonly<Record<Side, boolean>> = { guest: false, property: true }

const byProperty = (needs: MessagesNeeds, token: ReplyToken): Opened =>
  Effect.gen(function* () {
    const link = yield* livingReplyLink(needs, token)
    if (link === null || !opensPage[link.side]) return yield* new BookingNotFound()
    const record = yield* needs.bookings.find(link.booking as BookingId)
    return record ?? (yield* new BookingNotFound())
  })

/** Where guests and properties write to each other on the server: every rule is asked here again. */
export const messagesService =
  (needs: MessagesNeeds) =>
  (visitor: Visitor): Messages => {
    const opened = (door: MessageDoor): Opened => {
      switch (door.side) {
        case "guest":
          return openedByGuest(needs, visitor, door.claim)
        case "property":
          return byProperty(needs, door.token)
        default:
          return door satisfies never
      }
    }
    const read = (door: MessageDoor) =>
      Effect.flatMap(opened(door), (record) => conversationOf(needs, record, door.side))
    return {
      open: (door) => asBookingsUnreachable(read(door)),
      write: (door, text, key) =>
        asBookingsUnreachable(
          Effect.gen(function* () {
            const record = yield* opened(door)
            const subject = `messages from/${sourceOf(visitor)}`
            yield* counted(needs, { ...messageTerms.ofNetwork, subject })
            const writing = { from: door.side, text, key: `${door.side}/${key}` }
            yield* keepMessage(needs, record, writing)
            return yield* conversationOf(needs, record, door.side)
          }),
        ),
    }
  }
