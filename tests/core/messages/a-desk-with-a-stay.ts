import { messageLetterFor } from "#core/messages/message-letter.ts"
import type { MessageDoor } from "#core/messages/messages.port.ts"
import { messagesService } from "#core/messages/messages-service.ts"
import type { MessagesNeeds } from "#core/messages/messages.needs.ts"
import { receiveMail } from "#core/messages/receive-mail.ts"
import { newReplyToken } from "#core/messages/reply-links.ts"
import { replyAddressOf } from "#core/messages/reply-token.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryContactDirectory } from "#fixtures/doubles/contact-directory.in-memory.ts"
import { inMemoryMessageStore } from "#fixtures/doubles/message-store.in-memory.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { Effect, Logger } from "effect"
import { recordOf, resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { anAccount, anOwnerAt } from "../front-desk/an-owner-at-the-desk.ts"

/** What a guest opens a booking with. */
export const guestDoor = (id: BookingId, link: LinkToken | null = null): MessageDoor => ({
  side: "guest",
  claim: { id, link },
})

/** Somebody who is signed in to the account of the booking. */
export const theOwner: Visitor = { ...visitorOf("another-browser"), account: anAccount }

/** A booking that is paid for and belongs to an account, and all that its messages are kept with. */
export const aDeskWithAStay = async (contacts = someContacts()) => {
  const desk = aFrontDesk()
  const messages = inMemoryMessageStore()
  const needs: MessagesNeeds = {
    ...desk,
    messages,
    bookings: desk.store,
    contacts: inMemoryContactDirectory([{ property: aProperty(), exceptions: [], contacts }]),
  }
  const { id } = await anOwnerAt(desk).paidStay()
  const record = await recordOf(desk, id)
  const owner = messagesService(needs)(theOwner)
  const written = () => resultOf(messages.ofBooking(id))
  const letter = async (writtenWith = needs) => {
    const message = (await written()).at(-1)?.id ?? "none"
    return resultOf(messageLetterFor(writtenWith, { booking: id, message }))
  }
  const writes = (text: string) => resultOf(owner.write(guestDoor(id), text, "request-1"))
  const addressOf = async (side: "guest" | "property") =>
    replyAddressOf(await resultOf(newReplyToken(needs, record, side)), "reply.example")
  /** Keeps the booking changed, also under another id. */
  const kept = (changes: BookingChanges): BookingRecord => {
    const changed = changedRecord(record, changes)
    desk.shelves.contents.bookings.set(changed.id, changed)
    return changed
  }
  const logged: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
  const receive = (to: string, text: string, mailId = "m1", isAutomatic = false) => {
    const mail = { to, text, id: mailId, isAutomatic }
    return resultOf(receiveMail(needs, mail).pipe(Effect.provide(listening)))
  }
  return { desk, needs, id, record, kept, letter, written, writes, addressOf, receive, logged }
}
