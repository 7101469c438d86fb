import type { LinkToken } from "#core/booking/booking-link.ts"
import { messageTerms } from "#core/messages/message.terms.ts"
import type { MessageDoor } from "#core/messages/messages.port.ts"
import type { MessagesNeeds } from "#core/messages/messages.needs.ts"
import { messagesService } from "#core/messages/messages-service.ts"
import { newReplyToken } from "#core/messages/reply-links.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { describe, expect, it } from "vitest"
import { refusal, resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { linkIn } from "../front-desk/an-owner-at-the-desk.ts"
import { aDeskWithAStay, guestDoor, theOwner } from "./a-desk-with-a-stay.ts"

const theBrowserThatBooked = visitorOf("session-1")
const aStranger = visitorOf("a stranger")

const propertyDoor = (token: ReplyToken): MessageDoor => ({ side: "property", token })

/** Opens, and writes where it is closed too: what opens nothing keeps nothing. */
const asks = (needs: MessagesNeeds, visitor: Visitor, door: MessageDoor) => {
  const messages = messagesService(needs)(visitor)
  return {
    reads: async () => (await resultOf(messages.open(door))).reader,
    writes: async (text: string, key: string) =>
      (await resultOf(messages.write(door, text, key))).messages.map((message) => message.text),
    isRefused: async (text: string) => (await refusal(messages.write(door, text, text)))._tag,
    findsNothing: async () => {
      expect((await refusal(messages.open(door)))._tag).toBe("BookingNotFound")
      expect((await refusal(messages.write(door, "Hello", "request-9")))._tag).toBe(
        "BookingNotFound",
      )
    },
  }
}

describe("the messages of a booking", () => {
  it("are for its account, and for no browser without it", async () => {
    const { needs, id } = await aDeskWithAStay()

    expect(await asks(needs, theOwner, guestDoor(id)).reads()).toBe("guest")
    await asks(needs, theBrowserThatBooked, guestDoor(id)).findsNothing()
    await asks(needs, aStranger, guestDoor(id)).findsNothing()
    await asks(needs, theOwner, guestDoor(bookingIdOf(9))).findsNothing()
  })

  it("are for the browser that made it as long as it belongs to no account", async () => {
    const { needs, id, kept } = await aDeskWithAStay()
    kept({ owner: null })

    expect(await asks(needs, theBrowserThatBooked, guestDoor(id)).reads()).toBe("guest")
    await asks(needs, theOwner, guestDoor(id)).findsNothing()
    await asks(needs, aStranger, guestDoor(id)).findsNothing()
  })

  it("are opened by a mailed link, also by one that was used to change the booking", async () => {
    const { needs, desk, id, record, kept } = await aDeskWithAStay()
    const link = await linkIn(desk, id)
    const { links } = desk.shelves.contents.bookings.get(id) ?? record
    kept({ links: links.map((known) => ({ ...known, spent: true })) })

    expect(await asks(needs, aStranger, guestDoor(id, link)).reads()).toBe("guest")
    const wrong = `${id}-${"0".repeat(26)}` as LinkToken
    await asks(needs, aStranger, guestDoor(id, wrong)).findsNothing()
  })

  it("are opened by the secret in a letter to the property, and by no other", async () => {
    const { needs, id, record, desk } = await aDeskWithAStay()
    const ofProperty = await resultOf(newReplyToken(needs, record, "property"))
    const ofGuest = await resultOf(newReplyToken(needs, record, "guest"))

    expect(await asks(needs, aStranger, propertyDoor(ofProperty)).reads()).toBe("property")
    await asks(needs, theOwner, propertyDoor(ofGuest)).findsNothing()
    const wrong = ReplyToken.make(`${id}-${"0".repeat(26)}`)
    await asks(needs, theOwner, propertyDoor(wrong)).findsNothing()
    desk.shelves.contents.bookings.delete(id)
    await asks(needs, aStranger, propertyDoor(ofProperty)).findsNothing()
  })
})

describe("a message", () => {
  it("is one for its key, and its side's own where the other side has the same key", async () => {
    const { needs, id, record } = await aDeskWithAStay()
    const guest = asks(needs, theOwner, guestDoor(id))
    const token = await resultOf(newReplyToken(needs, record, "property"))
    const property = asks(needs, aStranger, propertyDoor(token))
    await guest.writes("One", "request-1")

    expect(await guest.writes("One, again", "request-1")).toEqual(["One"])
    expect(await guest.writes("Two", "request-2")).toEqual(["One", "Two"])
    expect(await property.writes("Three", "request-1")).toEqual(["One", "Two", "Three"])
  })

  it("waits after so many of one side about one booking", async () => {
    const { needs, id, record, kept } = await aDeskWithAStay()
    const other = kept({ id: bookingIdOf(2) })
    const guest = asks(needs, theOwner, guestDoor(id))
    const token = await resultOf(newReplyToken(needs, record, "property"))
    for (let place = 1; place <= messageTerms.ofSide.most; place += 1)
      await guest.writes("Hello", `request-${place}`)

    expect(await guest.isRefused("One more")).toBe("TooManyAttempts")
    await asks(needs, aStranger, propertyDoor(token)).writes("Calm down", "request-1")
    await asks(needs, theOwner, guestDoor(other.id)).writes("Hello", "request-1")
  })

  it("waits after so many tries from one network, whatever came of them", async () => {
    const { needs, id } = await aDeskWithAStay()
    const on = (network: string) => asks(needs, { ...theOwner, network }, guestDoor(id))
    const outcomes: Array<string> = []
    for (let place = 0; place <= messageTerms.ofNetwork.most; place += 1)
      outcomes.push(await on("192.0.2.1").isRefused(""))

    expect(outcomes.slice(0, -1).filter((tag) => tag !== "MessageRefused")).toEqual([])
    expect(outcomes.at(-1)).toBe("TooManyAttempts")
    expect(await on("192.0.2.2").isRefused("")).toBe("MessageRefused")
  })
})
