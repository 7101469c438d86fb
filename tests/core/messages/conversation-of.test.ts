import { confirmationCodeOf } from "#core/booking/booking-stage.ts"
import { conversationOf } from "#core/messages/conversation-of.ts"
import { messageMailJob } from "#core/messages/message-jobs.ts"
import { messageTerms } from "#core/messages/message.terms.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { resultOf } from "../front-desk/a-guest-at-the-desk.ts"
import { aDeskWithAStay } from "./a-desk-with-a-stay.ts"

describe("what a side reads about a booking", () => {
  it("is how the property is reached for its guest, and nothing of the guest but a name", async () => {
    const { needs, record } = await aDeskWithAStay()
    const { phone, whatsapp } = someContacts()
    const { property, dates } = record
    const code = confirmationCodeOf(record)

    expect(await resultOf(conversationOf(needs, record, "guest"))).toEqual({
      reader: "guest",
      property: property.name,
      guest: "Aisyah Tan",
      code,
      dates,
      phone,
      whatsapp,
      writable: true,
      messages: [],
    })
    expect(await resultOf(conversationOf(needs, record, "property"))).toEqual({
      reader: "property",
      property: property.name,
      guest: "Aisyah Tan",
      code,
      dates,
      phone: null,
      whatsapp: null,
      writable: true,
      messages: [],
    })
  })

  it("has no name of a guest who is forgotten, and nobody there whom the property could write to", async () => {
    const { needs, kept } = await aDeskWithAStay()
    const nameless = kept({ status: "completed", guest: null })

    expect(await resultOf(conversationOf(needs, nameless, "property"))).toMatchObject({
      guest: "",
      writable: false,
    })
    expect((await resultOf(conversationOf(needs, nameless, "guest"))).writable).toBe(true)
  })

  it.each([
    ["unknown", null],
    ["known, but for its address", someContacts({ email: null })],
  ])("cannot be answered by the guest of a property that is %s", async (_, contacts) => {
    const { needs: others, record } = await aDeskWithAStay()
    const needs = { ...others, contacts: { contactsOf: () => Effect.succeed(contacts) } }

    expect(await resultOf(conversationOf(needs, record, "guest"))).toMatchObject({
      phone: contacts?.phone ?? null,
      whatsapp: contacts?.whatsapp ?? null,
      writable: false,
    })
    expect((await resultOf(conversationOf(needs, record, "property"))).writable).toBe(true)
  })

  it("has room for so many messages and no more", async () => {
    const { needs, record } = await aDeskWithAStay()
    const keep = (place: number) => {
      const message = aKeptMessage({ booking: record.id, key: `guest/${place}` })
      return resultOf(needs.messages.keep(message, messageMailJob(message)))
    }
    const isWritable = async () => (await resultOf(conversationOf(needs, record, "guest"))).writable
    for (let place = 1; place < messageTerms.mostKept; place += 1) await keep(place)

    expect(await isWritable()).toBe(true)
    await keep(messageTerms.mostKept)
    expect(await isWritable()).toBe(false)
  })
})
