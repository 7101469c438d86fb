import { inboundMailIn } from "#core/messages/inbound-mail.ts"
import { messageLetterFor } from "#core/messages/message-letter.ts"
import { messageTerms } from "#core/messages/message.terms.ts"
import { messagesService } from "#core/messages/messages-service.ts"
import type { MessagesNeeds } from "#core/messages/messages.needs.ts"
import { receiveMail } from "#core/messages/receive-mail.ts"
import { newReplyToken } from "#core/messages/reply-links.ts"
import { replyAddressOf, ReplyToken } from "#core/messages/reply-token.ts"
import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryContactDirectory } from "#fixtures/doubles/contact-directory.in-memory.ts"
import { inMemoryMessageStore } from "#fixtures/doubles/message-store.in-memory.ts"
import { millisecondsInDay } from "date-fns/constants"
import { Effect, Logger } from "effect"
import { describe, expect, it } from "vitest"
import { recordOf, refusal, resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { anAccount, anOwnerAt } from "../front-desk/an-owner-at-the-desk.ts"

const aDesk = async (contacts = someContacts()) => {
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
  const owner = messagesService(needs)({ ...visitorOf("another-browser"), account: anAccount })
  const written = () => resultOf(messages.ofBooking(id))
  const letter = async (place = -1) => {
    const message = (await written()).at(place)
    return resultOf(messageLetterFor(needs, { booking: id, message: message?.id ?? "none" }))
  }
  const writes = (text: string) =>
    resultOf(owner.write({ side: "guest", claim: { id, link: null } }, text, "wish-1"))
  const addressOf = async (side: "guest" | "property") =>
    replyAddressOf(await resultOf(newReplyToken(needs, record, side)), "reply.example")
  const logged: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
  const receive = (to: string, text: string, mailId = "m1") =>
    resultOf(receiveMail(needs, { to, text, id: mailId }).pipe(Effect.provide(listening)))
  return { desk, needs, id, record, letter, written, writes, addressOf, receive, logged }
}

describe("the letter of a message", () => {
  it("of a guest goes to the property, with a secret by which it answers", async () => {
    const { writes, letter, needs, id } = await aDesk()
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
    const { receive, addressOf, letter, desk, id } = await aDesk()
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
    const { writes, letter, needs, desk, id, record, receive, addressOf } = await aDesk()
    expect(await letter()).toBeNull()
    expect(
      await resultOf(messageLetterFor(needs, { booking: "nobody", message: "none" })),
    ).toBeNull()
    await writes("Is there a kettle?")
    const nobody = { ...needs, contacts: inMemoryContactDirectory([]) }
    const message = (await resultOf(needs.messages.ofBooking(id)))[0]?.id ?? ""
    expect(await resultOf(messageLetterFor(nobody, { booking: id, message }))).toBeNull()

    await receive(await addressOf("property"), "There is.")
    const nameless = changedRecord(record, { status: "completed", guest: null })
    desk.shelves.contents.bookings.set(id, nameless)
    expect(await letter()).toBeNull()
  })
})

describe("mail that comes in", () => {
  it("is kept for the side whose address it was sent to, once, without what it quotes", async () => {
    const { receive, addressOf, written } = await aDesk()
    const property = await addressOf("property")
    await receive(property, "There is.\n\nOn Saturday, Singgah wrote:\n> Is there?")
    await receive(property, "There is, once more")
    await receive(await addressOf("guest"), "Thank you\u0000", "m2")

    expect((await written()).map(({ from, text }) => [from, text])).toEqual([
      ["property", "There is."],
      ["guest", "Thank you"],
    ])
  })

  it("is cut where it is too long", async () => {
    const { receive, addressOf, written } = await aDesk()
    await receive(await addressOf("property"), "😀".repeat(messageTerms.most + 1))

    expect((await written())[0]?.text).toBe("😀".repeat(messageTerms.most))
  })

  it("is dropped, and told without its text, where nobody can be meant or nothing is said", async () => {
    const { receive, addressOf, written, logged, desk } = await aDesk()
    const property = await addressOf("property")
    await receive("support@reply.example", "Hello")
    await receive(`reply+${"0".repeat(26)}-${"0".repeat(26)}@reply.example`, "Hello")
    await receive(property, "> only a quote")
    desk.clock.set("2027-01-05T15:59:59.999Z")
    await receive(property, "Still in time")
    desk.clock.forward(1)
    await receive(property, "Too late")

    expect((await written()).map(({ text }) => text)).toEqual(["Still in time"])
    expect(logged).toEqual([
      ["mail.dropped", { reason: "NoSuchAddress" }],
      ["mail.dropped", { reason: "NoSuchAddress" }],
      ["mail.dropped", { reason: "MessageRefused" }],
      ["mail.dropped", { reason: "NoSuchAddress" }],
    ])
  })

  it("is dropped where the guest's property can be reached by nobody", async () => {
    const { receive, addressOf, written, logged } = await aDesk(someContacts({ email: null }))
    await receive(await addressOf("guest"), "Hello")

    expect(await written()).toEqual([])
    expect(logged).toEqual([["mail.dropped", { reason: "MessagesClosed" }]])
  })

  it("waits where there is too much of it", async () => {
    const { needs, addressOf } = await aDesk()
    const to = await addressOf("property")
    const mail = (place: number) => receiveMail(needs, { to, text: "Hi", id: `m${place}` })
    for (let place = 0; place < messageTerms.ofSide.most; place += 1) await resultOf(mail(place))

    expect((await refusal(mail(99)))._tag).toBe("TooManyTries")
  })
})

describe("a mail as its provider brings it", () => {
  it.each([
    [
      {
        MessageID: "m1",
        OriginalRecipient: "a@b.c",
        To: "d@e.f",
        StrippedTextReply: "Yes",
        TextBody: "Yes > No",
      },
      { id: "m1", to: "a@b.c, d@e.f", text: "Yes" },
    ],
    [
      { MessageID: "m1", To: "d@e.f", StrippedTextReply: "", TextBody: "Yes" },
      { id: "m1", to: "d@e.f", text: "Yes" },
    ],
    [
      { MessageID: "m1", Attachments: [] },
      { id: "m1", to: "", text: "" },
    ],
  ])("%j is read", (body, mail) => {
    expect(inboundMailIn(JSON.stringify(body))).toEqual(mail)
  })

  it.each(["", "{", "[]", "{}", '{"MessageID":1}', '{"MessageID":"m","TextBody":5}'])(
    "%s is none",
    (body) => {
      expect(inboundMailIn(body)).toBeNull()
    },
  )
})
