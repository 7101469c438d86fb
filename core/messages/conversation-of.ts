import { Effect } from "effect"
import type { BookingRecord } from "../booking/booking-record.ts"
import { confirmationCodeOf, isSold } from "../booking/booking-stage.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { fullNameOf } from "../people/name.rules.ts"
import type { PropertyContacts } from "../property/property-contacts.ts"
import type { Conversation } from "./conversation.ts"
import type { Side } from "./message.ts"
import { isOpenAt } from "./message.rules.ts"
import { messageTerms } from "./message.terms.ts"
import type { MessagesNeeds } from "./messages.needs.ts"

type Reached = Pick<PropertyContacts, "email" | "phone" | "whatsapp">
const nobody: Reached = { email: null, phone: null, whatsapp: null }

/** True where a side that does not read this here gets a letter. */
const isReached: Readonly<Record<Side, (record: BookingRecord, numbers: Reached) => boolean>> = {
  guest: (_, { email }) => email !== null,
  property: ({ guest }) => guest !== null,
}

/** A property knows its own numbers, and those of its guest it never learns. */
const numbersFor: Readonly<Record<Side, (numbers: Reached) => Reached>> = {
  guest: (numbers) => numbers,
  property: () => nobody,
}

/** What was written about a booking, as one side reads it. */
export const conversationOf = (
  { messages, contacts, clock }: MessagesNeeds,
  record: BookingRecord,
  reader: Side,
): Effect.Effect<Conversation, StoreUnreachable> =>
  Effect.gen(function* () {
    const { id, property, guest, dates } = record
    // How it is reached is shown only to guests who have booked.
    const known = isSold(record) ? yield* contacts.contactsOf(property.slug) : null
    const numbers = known ?? nobody
    const written = yield* messages.ofBooking(id)
    const shown = numbersFor[reader](numbers)
    return {
      reader,
      property: property.name,
      guest: guest === null ? "" : fullNameOf(guest),
      code: confirmationCodeOf(record),
      dates,
      phone: shown.phone,
      whatsapp: shown.whatsapp,
      writable:
        isOpenAt(record, clock.now()) &&
        isReached[reader](record, numbers) &&
        written.length < messageTerms.mostKept,
      messages: written,
    }
  })
