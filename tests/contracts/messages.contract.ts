import { messageTerms } from "#core/messages/message.terms.ts"
import type { MessageDoor } from "#core/messages/messages.port.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aRegistered } from "./accounts.steps.ts"
import { aCardStep, aConfirmedStay, aReadyBooking } from "./bookings.steps.ts"
import {
  aKey,
  contractStock,
  refusal,
  resultOf,
  type Guest,
  type OpenWorld,
  type World,
} from "./world.ts"

type BookingId = Awaited<ReturnType<typeof aConfirmedStay>>["id"]

const own = (id: BookingId): MessageDoor => ({ side: "guest", claim: { id, link: null } })

/** What everyone promises who lets guests and properties write to each other. */
export const messagesContract = (keeper: string, open: OpenWorld): void => {
  describe(`messages about bookings at ${keeper}`, () => {
    let world: World
    let guest: Guest
    let id: BookingId
    beforeEach(async () => {
      world = await open(contractStock)
      guest = await aRegistered(world)
      id = (await aConfirmedStay(guest)).id
    })
    afterEach(() => world.close())

    const door = async (): Promise<MessageDoor> => ({
      side: "property",
      token: await world.replyToken(id),
    })
    const write = (text: string, by = guest, key = aKey()) => by.messages.write(own(id), text, key)

    it("go to and fro, each side reading the other's", async () => {
      await resultOf(write("  Is there a kettle?\nAnd tea?  "))
      const property = await door()
      await resultOf(world.guest().messages.write(property, "There is.", aKey()))

      const { phone, whatsapp } = someContacts()
      const messages = [
        { from: "guest", text: "Is there a kettle?\nAnd tea?" },
        { from: "property", text: "There is." },
      ]
      expect(await resultOf(guest.messages.open(own(id)))).toMatchObject({
        reader: "guest",
        phone,
        whatsapp,
        writable: true,
        messages,
      })
      const read = await resultOf(world.guest().messages.open(property))
      expect(read).toMatchObject({
        reader: "property",
        guest: "Aisyah Tan",
        phone: null,
        whatsapp: null,
        writable: true,
        messages,
      })
      expect(JSON.stringify(read)).not.toMatch(/@|\+60/)
    })

    it("are opened by a mailed link", async () => {
      const link = await world.mailedLink(id)
      const byLink: MessageDoor = { side: "guest", claim: { id, link } }
      await resultOf(world.guest().messages.write(byLink, "By the link", aKey()))
      expect((await resultOf(world.guest().messages.open(byLink))).messages).toHaveLength(1)
    })

    it("are opened by the browser that made the booking", async () => {
      const stranger = world.guest()
      const { clientSecret, booking } = await aCardStep(stranger)
      await world.acceptCard(clientSecret)
      const { id: other } = await resultOf(stranger.bookings.settle(booking.id, aKey()))
      expect((await resultOf(stranger.messages.open(own(other)))).writable).toBe(true)
    })

    it("do not exist for others, nor by a secret that is wrong or over", async () => {
      const wrong = ReplyToken.make(`${id}-${"0".repeat(26)}`)
      const property = await door()
      const missing = async (asked: MessageDoor) => {
        expect(await refusal(world.guest().messages.open(asked))).toMatchObject({
          _tag: "BookingNotFound",
        })
        expect(await refusal(world.guest().messages.write(asked, "Hi", aKey()))).toMatchObject({
          _tag: "BookingNotFound",
        })
      }

      await missing(own(id))
      await missing({ side: "property", token: wrong })
      world.forward(60 * millisecondsInDay)
      await missing(property)
    })

    it("tell nobody how a property is reached before the stay is booked", async () => {
      const visitor = world.guest()
      const held = await aReadyBooking(visitor)

      expect(await resultOf(visitor.messages.open(own(held.id)))).toMatchObject({
        phone: null,
        whatsapp: null,
        writable: false,
        messages: [],
      })
      expect(await refusal(visitor.messages.write(own(held.id), "Hi", aKey()))).toMatchObject({
        _tag: "MessagesClosed",
      })
    })

    it("are one message under one key", async () => {
      const key = aKey()
      await resultOf(write("Is there a kettle?", guest, key))
      const again = await resultOf(write("Is there a kettle?", guest, key))

      expect(again.messages).toHaveLength(1)
    })

    it.each([
      ["  \n ", "NothingWritten"],
      ["x".repeat(messageTerms.most + 1), "WrittenTooLong"],
    ])("are refused where they say nothing or too much", async (text, code) => {
      expect(await refusal(write(text))).toMatchObject({
        _tag: "MessageRefused",
        issues: [{ path: "text", code }],
      })
      expect((await resultOf(write("x".repeat(messageTerms.most)))).messages).toHaveLength(1)
    })

    it("are slowed for each side, until the hour is over", async () => {
      for (let place = 0; place < messageTerms.ofSide.most; place += 1)
        await resultOf(write(`Message ${place}`))

      expect(await refusal(write("One more"))).toMatchObject({ _tag: "TooManyAttempts" })
      const property = await door()
      expect(
        (await resultOf(world.guest().messages.write(property, "Calm down", aKey()))).messages,
      ).toHaveLength(messageTerms.ofSide.most + 1)
      world.forward(millisecondsInHour)
      await resultOf(write("One more"))
    })
  })
}
