import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { messageMailJob } from "#core/messages/message-jobs.ts"
import type { KeptMessage, MessageStore } from "#core/messages/message-store.port.ts"
import { MessageId } from "#core/messages/message.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

/** An empty store with bookings beside it, and the keys of the letters it has ordered. */
export type OpenMessageStore = () => Promise<{
  readonly messages: MessageStore
  readonly bookings: BookingStore
  readonly letters: () => Promise<ReadonlyArray<string>>
}>

const booking = bookingIdOf(1)
const another = bookingIdOf(2)
const idOf = (place: number) => MessageId.make(`${place}`.repeat(26))

/** What every store of messages promises. */
export const messageStoreContract = (keeper: string, open: OpenMessageStore): void => {
  describe(`messages kept in ${keeper}`, () => {
    let store: MessageStore
    let letters: () => Promise<ReadonlyArray<string>>
    beforeEach(async () => {
      const opened = await open()
      store = opened.messages
      letters = opened.letters
      for (const id of [booking, another])
        await resultOf(
          opened.bookings.inTransaction(({ insert }) =>
            insert(aBookingRecord({ id, holdKey: `hold-${id}` })),
          ),
        )
    })
    const keep = (changes: Partial<KeptMessage> = {}) => {
      const message = aKeptMessage({ booking, ...changes })
      return resultOf(store.keep(message, messageMailJob(message)))
    }

    it("are those of their booking, in the order in which they came", async () => {
      const late = "2026-11-20T02:30:00.123Z" as KeptMessage["at"]
      await keep({ id: idOf(2), key: "1", text: "Two\nlines, 茶 and ☕" })
      await keep({ id: idOf(1), key: "2", from: "property", at: late })
      await keep({ id: idOf(3), key: "3", booking: another })

      expect(await resultOf(store.ofBooking(booking))).toEqual([
        {
          id: idOf(2),
          from: "guest",
          at: "2026-11-21T02:30:00.000Z",
          text: "Two\nlines, 茶 and ☕",
        },
        { id: idOf(1), from: "property", at: late, text: "Is there a kettle?" },
      ])
      expect(await resultOf(store.ofBooking(bookingIdOf(3)))).toEqual([])
    })

    it("are one under one key of a booking, with one letter", async () => {
      expect(await keep({ id: idOf(1) })).toBe(true)
      expect(await keep({ id: idOf(2), text: "Again?" })).toBe(false)
      expect(await keep({ id: idOf(3), booking: another })).toBe(true)

      expect(await resultOf(store.ofBooking(booking))).toHaveLength(1)
      expect(await letters()).toEqual([
        `${booking}/message/${idOf(1)}`,
        `${another}/message/${idOf(3)}`,
      ])
    })

    it("have links by which they are answered", async () => {
      const link = { digest: "d1", booking, side: "property", until: 1_900_000_000_000 } as const
      await resultOf(store.keepReplyLink(link))
      await resultOf(store.keepReplyLink({ ...link, digest: "d2", side: "guest" }))

      expect(await resultOf(store.replyLink("d1"))).toEqual(link)
      expect(await resultOf(store.replyLink("d2"))).toMatchObject({ side: "guest" })
      expect(await resultOf(store.replyLink("d3"))).toBeNull()
    })
  })
}
