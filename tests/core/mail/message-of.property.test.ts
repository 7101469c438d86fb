import type { PropertyLetterName } from "#core/workload/mail-jobs.ts"
import { aPropertyLetter } from "#fixtures/builders/a-property-letter.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aJob, made, REPLY, SITE } from "./a-writing-desk.ts"

const job = aJob({ key: "b1/property/confirmed/3", subject: "property/confirmed" })

const tellsOf = (name: PropertyLetterName) => ({
  propertyLetterFor: () => Effect.succeed(aPropertyLetter({ name })),
})

describe("a message to a property", () => {
  it("goes to its address in its language, by the slug of what was booked", async () => {
    const asked: Array<string> = []
    const { message, told } = await made(job, {
      ...tellsOf("confirmed"),
      contactsOf: (slug) =>
        Effect.sync(() => {
          asked.push(slug)
          return someContacts()
        }),
    })

    expect(asked).toEqual(["the-springwater"])
    expect(message).toMatchObject({
      id: "mail.b1.property.confirmed.3@singgah",
      to: "owner@springwater.example",
    })
    expect(message).not.toHaveProperty("replyTo")
    const letter = aPropertyLetter()
    expect(told).toEqual([
      { facts: { about: "property", letter, language: "bm", reply: REPLY }, site: SITE },
    ])
  })

  it.each(["confirmed", "changed", "cancelled"] as const)(
    "that is %s brings the stay for its calendar, under the guest's name",
    async (name) => {
      const contactsOf = () => Effect.succeed(someContacts())
      const { message } = await made(job, { ...tellsOf(name), contactsOf })
      const text = new TextDecoder().decode(message?.files[0]?.content)

      expect(message?.files).toHaveLength(1)
      expect(text).toContain("SUMMARY:Aisyah Tan\r\n")
      expect(text).toContain(`URL:${SITE}/booking/${aPropertyLetter().booking.id}\r\n`)
    },
  )

  it("about a card that was not charged brings no file", async () => {
    const contactsOf = () => Effect.succeed(someContacts())
    const { message } = await made(job, { ...tellsOf("paymentLost"), contactsOf })

    expect(message?.files).toEqual([])
  })

  it("is answered at the address of its secret, where mail comes in", async () => {
    const contactsOf = () => Effect.succeed(someContacts())
    const asked: Array<string> = []
    const { message } = await made(job, {
      ...tellsOf("confirmed"),
      contactsOf,
      replyDomain: "reply.example",
      propertyReplyFor: ({ id }) =>
        Effect.sync(() => {
          asked.push(id)
          return REPLY
        }),
    })

    expect(message?.replyTo).toBe(`reply+${REPLY}@reply.example`)
    expect(asked).toEqual([aPropertyLetter().booking.id])
  })

  it.each([
    ["gave no contacts", null],
    ["has no email", someContacts({ email: null })],
  ])("is not made where the property %s", async (_, contacts) => {
    const contactsOf = () => Effect.succeed(contacts)

    expect(await made(job, { ...tellsOf("confirmed"), contactsOf })).toEqual({
      message: null,
      told: [],
    })
  })

  it("is not made when it is no longer wanted", async () => {
    const contactsOf = () => Effect.succeed(someContacts())

    expect(await made(job, { contactsOf })).toEqual({ message: null, told: [] })
  })
})
