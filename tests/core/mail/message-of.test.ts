import { storedOrder } from "#core/workload/job.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import type { LetterName } from "#core/workload/mail-jobs.ts"
import type { Language } from "#core/kernel/localised.ts"
import { letterOrder } from "#core/mail/letter-order.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aJob, made, REPLY, SITE, SUPPORT, written } from "./a-writing-desk.ts"

describe("a message about an account", () => {
  const letter = {
    kind: "proveEmail",
    to: "aisyah@example.com",
    language: "bm",
    name: "Aisyah",
    link: "secret",
  } as const

  it("goes to its holder, written from what was sealed", async () => {
    const job = aJob(storedOrder(letterOrder(openEncryption, "welcome/1", letter)))

    const { message, told } = await made(job, {})

    expect(message).toStrictEqual({
      id: "mail.welcome.1@singgah",
      to: "aisyah@example.com",
      files: [],
      ...written,
    })
    expect(told).toEqual([{ facts: { about: "account", letter }, site: SITE }])
  })
})

describe("a message about a booking", () => {
  const booking = aWholeBooking()
  const link = "link-1" as LinkToken
  const language: Language = "en"
  const letterFor = (name: LetterName) => () =>
    Effect.succeed({ name, key: "b1", to: "tan@example.com", booking, link, language })

  it("goes to the guest, and has the same name however often it is made", async () => {
    const { message, told } = await made(aJob({ key: "b-1//sent: 3" }), {
      letterFor: letterFor("cancelled"),
    })

    expect(message).toMatchObject({ id: "mail.b-1.sent.3@singgah", to: "tan@example.com" })
    expect(message).not.toHaveProperty("replyTo")
    expect(told).toMatchObject([
      { facts: { about: "booking", letter: { name: "cancelled", link } } },
    ])
  })

  it.each(["confirmed", "changed"] as const)(
    "that is %s brings the stay for a calendar",
    async (name) => {
      const { message } = await made(aJob(), { letterFor: letterFor(name) })
      const [file, ...others] = message?.files ?? []
      const text = new TextDecoder().decode(file?.content)

      expect(others).toEqual([])
      expect(file).toMatchObject({ name: "singgah.ics", type: "text/calendar; charset=utf-8" })
      expect(text).toContain(`URL:${SITE}/booking/${booking.id}\r\n`)
      expect(text).toContain(`SEQUENCE:${booking.history.length}\r\n`)
      expect(text).toContain(`SUMMARY:${booking.property.name.en}\r\n`)
      expect(text).toContain("DTSTAMP:20261121T023000Z\r\n")
    },
  )

  it.each(["cancelled", "paymentLost", "reminder", "link"] as const)(
    "that is about %s brings no file",
    async (name) => {
      const { message } = await made(aJob(), { letterFor: letterFor(name) })

      expect(message?.files).toEqual([])
    },
  )

  it.each([
    ["confirmed", true],
    ["changed", true],
    ["reminder", true],
    ["paymentLost", true],
    ["cancelled", false],
    ["link", false],
  ] as const)("that is about %s tells how the property is reached: %s", async (name, tells) => {
    const { told } = await made(aJob(), {
      letterFor: letterFor(name),
      contactsOf: (slug) => Effect.succeed(slug === booking.property.slug ? someContacts() : null),
    })

    const { phone, whatsapp } = someContacts()
    expect(told).toMatchObject([{ facts: { contacts: tells ? { phone, whatsapp } : null } }])
    expect(JSON.stringify(told)).not.toContain("owner@")
  })

  it("tells of no numbers where the property gave none", async () => {
    const { told } = await made(aJob(), { letterFor: letterFor("confirmed") })

    expect(told).toMatchObject([{ facts: { contacts: null } }])
  })

  it("is not made when it is no longer wanted", async () => {
    expect(await made(aJob(), {})).toEqual({ message: null, told: [] })
  })
})

describe("a message about a dispute", () => {
  const { code, property, dates, quote } = aWholeBooking()
  const dispute = {
    code,
    property: property.name.en,
    dates,
    total: quote.total,
    deposit: quote.deposit,
    step: "opened",
  } as const

  it("goes to those who answer it, not to the guest", async () => {
    const { message, told } = await made(aJob({ subject: "dispute" }), {
      disputeOf: () => Effect.succeed(dispute),
    })

    expect(message).toMatchObject({ to: SUPPORT, files: [] })
    expect(told).toMatchObject([{ facts: { about: "dispute", dispute } }])
  })

  it("is not made where there is none", async () => {
    expect(await made(aJob({ subject: "dispute" }), {})).toEqual({ message: null, told: [] })
  })
})

describe("a message about what one side of a booking wrote", () => {
  const { booking: _, key: __, ...message } = aKeptMessage()
  const letter = {
    to: "aisyah@example.com",
    language: "bm",
    conversation: aConversation(),
    message,
    link: null,
    reply: REPLY,
  } as const

  it("goes to the other", async () => {
    const { message: sent, told } = await made(aJob({ subject: "message/m7" }), {
      messageLetterFor: () => Effect.succeed(letter),
    })

    expect(sent).toMatchObject({ to: letter.to, files: [] })
    expect(told).toMatchObject([{ facts: { about: "message", letter, byMail: false } }])
  })
})
