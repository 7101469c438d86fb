import { messageTerms } from "#core/messages/message.terms.ts"
import { receiveMail } from "#core/messages/receive-mail.ts"
import { newReplyToken } from "#core/messages/reply-links.ts"
import { replyAddressOf } from "#core/messages/reply-token.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { describe, expect, it } from "vitest"
import { refusal, resultOf } from "../front-desk/a-guest-at-the-desk.ts"
import { aDeskWithAStay } from "./a-desk-with-a-stay.ts"

describe("mail that comes in", () => {
  it("is kept for the side whose address it was sent to, once, without what it quotes", async () => {
    const { receive, addressOf, written } = await aDeskWithAStay()
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
    const { receive, addressOf, written } = await aDeskWithAStay()
    await receive(await addressOf("property"), "😀".repeat(messageTerms.most + 1))

    expect((await written())[0]?.text).toBe("😀".repeat(messageTerms.most))
  })

  it("is read no further than an answer reaches, however long it is", async () => {
    const { receive, addressOf, written, logged } = await aDeskWithAStay()
    const property = await addressOf("property")
    const blank = "\n".repeat(messageTerms.mostRead - 4)
    await receive(property, `${blank}Last`, "m1")
    await receive(property, `${blank}    Behind`, "m2")

    expect((await written()).map(({ text }) => text)).toEqual(["Last"])
    expect(logged).toEqual([["mail.dropped", { reason: "MessageRefused" }]])
  })

  it("is dropped, and told without its text, where nobody can be meant or nothing is said", async () => {
    const { receive, addressOf, written, logged, desk } = await aDeskWithAStay()
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

  it("is dropped, and told, where the booking that its address stands for is gone", async () => {
    const { needs, record, receive, logged } = await aDeskWithAStay()
    const gone = { ...record, id: bookingIdOf(9) }
    const token = await resultOf(newReplyToken(needs, gone, "property"))
    await receive(replyAddressOf(token, "reply.example"), "There is.")

    expect(await resultOf(needs.messages.ofBooking(gone.id))).toEqual([])
    expect(logged).toEqual([["mail.dropped", { reason: "NoSuchBooking" }]])
  })

  it("is dropped where the guest's property can be reached by nobody", async () => {
    const { receive, addressOf, written, logged } = await aDeskWithAStay(
      someContacts({ email: null }),
    )
    await receive(await addressOf("guest"), "Hello")

    expect(await written()).toEqual([])
    expect(logged).toEqual([["mail.dropped", { reason: "MessagesClosed" }]])
  })

  it("is dropped, and told, where a program answers: neither side hears of it", async () => {
    const { receive, addressOf, written, logged } = await aDeskWithAStay()
    for (const side of ["property", "guest"] as const)
      await receive(await addressOf(side), "I am away until Monday.", side, true)

    expect(await written()).toEqual([])
    expect(logged).toEqual([
      ["mail.dropped", { reason: "Automatic" }],
      ["mail.dropped", { reason: "Automatic" }],
    ])
  })

  it("waits where there is too much of it", async () => {
    const { needs, addressOf } = await aDeskWithAStay()
    const to = await addressOf("property")
    const mail = (place: number) =>
      receiveMail(needs, { to, text: "Hi", id: `m${place}`, isAutomatic: false })
    for (let place = 0; place < messageTerms.ofSide.most; place += 1) await resultOf(mail(place))

    expect((await refusal(mail(99)))._tag).toBe("TooManyAttempts")
  })
})
