import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type { BookingsUnreachable, TooManyAttempts } from "../booking/booking.errors.ts"
import { asBookingsUnreachable } from "../front-desk/store-unreachable-as.ts"
import { isReadableText, tidy } from "../kernel/characters.ts"
import { keepMessage } from "./keep-message.ts"
import { withoutQuote } from "./message.rules.ts"
import { messageTerms } from "./message.terms.ts"
import type { MessagesNeeds } from "./messages.needs.ts"
import { livingReplyLink } from "./reply-links.ts"
import { replyTokenIn } from "./reply-token.ts"

/** A mail that came to an address of this site. */
export type ReceivedMail = {
  /** The addresses it was sent to, as they are written. */
  readonly to: string
  readonly text: string
  /** The same for each copy of it. */
  readonly id: string
  /** A program wrote it, and no person. */
  readonly isAutomatic: boolean
}

const dropped = (reason: string) => Effect.logWarning("mail.dropped", { reason })

/** A mail may be longer than a message, and have marks that nobody sees. */
const textOf = ({ text }: ReceivedMail): string => {
  const read = withoutQuote(text.slice(0, messageTerms.mostRead))
  const told = Array.from(read).filter(isReadableText).join("")
  return Array.from(tidy(told)).slice(0, messageTerms.most).join("")
}

type Received = Effect.Effect<void, BookingStoreFailure | TooManyAttempts>

const received = (needs: MessagesNeeds, mail: ReceivedMail): Received =>
  Effect.gen(function* () {
    if (mail.isAutomatic) return yield* dropped("Automatic")
    const token = replyTokenIn(mail.to)
    const link = token && (yield* livingReplyLink(needs, token))
    if (link === null) return yield* dropped("NoSuchAddress")
    const record = yield* needs.bookings.find(link.booking as BookingId)
    if (record === null) return yield* dropped("NoSuchBooking")
    const key = `mail/${needs.digest(mail.id)}`
    return yield* keepMessage(needs, record, { from: link.side, text: textOf(mail), key }).pipe(
      Effect.catchTags({
        MessageRefused: ({ _tag }) => dropped(_tag),
        MessagesClosed: ({ _tag }) => dropped(_tag),
      }),
    )
  })

/**
 * Keeps an answer that came by mail. What cannot be kept, and what no person wrote, is dropped and reported
 * to the operators of the site, without its text; the mail server is asked to deliver it again only where that may help.
 */
export const receiveMail = (
  needs: MessagesNeeds,
  mail: ReceivedMail,
): Effect.Effect<void, TooManyAttempts | BookingsUnreachable> =>
  asBookingsUnreachable(received(needs, mail))
