import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { messageMailJob } from "#core/messages/message-jobs.ts"
import { messageLetterFor } from "#core/messages/message-letter.ts"
import { messageTerms } from "#core/messages/message.terms.ts"
import { messagesService } from "#core/messages/messages-service.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { inMemoryContactDirectory } from "#fixtures/doubles/contact-directory.in-memory.ts"
import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { recordOf, refusal, resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { aDeskWithAStay } from "./a-desk-with-a-stay.ts"

describe("the letter of a message", () => {
  it("of a guest goes to the property, with a secret by which it answers", async () => {
    const { writes, letter, needs, id } = await aDeskWithAStay()
    await writes("Is there a kettle?")

    const told = await letter()
    expect(told).toMatchObject({
      to: "owner@springwater.example",
      language: "bm",
      conversation: { reader: "property" },
      message: { from: "guest", text: "Is there a kettle?" },
      link: null,
    })
    expect(JSON.stringify({ ...told, to: "" })).not.toMatch(/aisyah\.tan@|\+60/)
    const token = told?.reply ?? ReplyToken.make("")
    const { open } = messagesService(needs)(visitorOf("the property"))
    expect((await resultOf(open({ side: "property", token }))).messages).toHaveLength(1)
    expect(token.startsWith(`${id}-`)).toBe(true)
  })

  it("of a property goes to the guest, with a link that opens the booking for days", async () => {
    const { receive, addressOf, letter, desk, id } = await aDeskWithAStay()
    await receive(await addressOf("property"), "There is.")

    const told = await letter()
    expect(told).toMatchObject({
      to: "aisyah.tan@example.com",
      language: "en",
      conversation: { reader: "guest" },
      message: { from: "property", text: "There is." },
    })
    expect(JSON.stringify({ ...told, to: "" })).not.toContain("owner@")
    const link = told?.link ?? null
    if (link === null) throw new Error("no link")
    const opened = () => desk.managedBy(visitorOf("elsewhere")).openByLink(link)
    desk.clock.forward(messageTerms.linkDays * millisecondsInDay - 1)
    expect((await resultOf(opened())).id).toBe(id)
    desk.clock.forward(1)
    expect((await refusal(opened()))._tag).toBe("BookingNotFound")
  })

  it("is moot where there is no message, nobody to read it, or no booking", async () => {
    const { writes, letter, needs, id, kept, receive, addressOf } = await aDeskWithAStay()
    expect(await letter()).toBeNull()
    expect(
      await resultOf(messageLetterFor(needs, { booking: "nobody", message: "none" })),
    ).toBeNull()
    await writes("Is there a kettle?")
    const nobody = { ...needs, contacts: inMemoryContactDirectory([]) }
    const message = (await resultOf(needs.messages.ofBooking(id)))[0]?.id ?? ""
    expect(await resultOf(messageLetterFor(nobody, { booking: id, message }))).toBeNull()

    await receive(await addressOf("property"), "There is.")
    kept({ status: "completed", guest: null })
    expect(await letter()).toBeNull()
  })

  it("is moot where the property has no address, or the booking of the message is gone", async () => {
    const { writes, letter, needs } = await aDeskWithAStay()
    await writes("Is there a kettle?")
    const contacts = { contactsOf: () => Effect.succeed(someContacts({ email: null })) }
    expect(await letter({ ...needs, contacts })).toBeNull()

    const orphan = aKeptMessage({ booking: bookingIdOf(9) })
    await resultOf(needs.messages.keep(orphan, messageMailJob(orphan)))
    const job = { booking: orphan.booking, message: orphan.id }
    expect(await resultOf(messageLetterFor(needs, job))).toBeNull()
  })

  it("keeps its link beside those that still live", async () => {
    const { desk, id, kept, receive, addressOf, letter } = await aDeskWithAStay()
    const linkUntil = (digest: string, ahead: number) => {
      const until = instantAt(desk.clock.now() + ahead)
      return { digest, until, spent: false }
    }
    const living = linkUntil("living", 1)
    kept({ links: [linkUntil("over", -1), living, linkUntil("just over", 0)] })
    await receive(await addressOf("property"), "There is.")
    const link = (await letter())?.link

    expect((await recordOf(desk, id)).links).toEqual([
      living,
      {
        ...linkUntil("", messageTerms.linkDays * millisecondsInDay),
        digest: desk.digest(link ?? ""),
      },
    ])
  })

  it("has no link where the booking is gone meanwhile", async () => {
    const { needs, receive, addressOf, letter } = await aDeskWithAStay()
    await receive(await addressOf("property"), "There is.")
    const bookings: BookingStore = {
      ...needs.bookings,
      inTransaction: (work) =>
        needs.bookings.inTransaction((transaction) =>
          work({ ...transaction, lock: () => Effect.succeed(null) }),
        ),
    }

    expect(await letter({ ...needs, bookings })).toMatchObject({
      to: "aisyah.tan@example.com",
      link: null,
    })
  })
})
