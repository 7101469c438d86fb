import type { Mailer, Message } from "#core/mail/mailer.port.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

/** A mailer, and what arrived: its words in one text, files and headers included. */
export type MailerWorld = {
  readonly mailer: Mailer
  readonly arrived: () => Promise<ReadonlyArray<string>>
  readonly close?: () => Promise<void>
}

export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: "mail.b1.confirmed.3@singgah",
  to: "aisyah@example.com",
  subject: "Your stay is booked",
  html: "<p>Words for a screen</p>",
  text: "Words for a line",
  files: [],
  ...changes,
})

/** What everybody who sends mail promises. */
export const mailerContract = (carrier: string, open: () => Promise<MailerWorld>): void => {
  describe(`mail by ${carrier}`, () => {
    let world: MailerWorld
    beforeEach(async () => {
      world = await open()
    })
    afterEach(() => world.close?.())

    it("arrives with its name, its reader, its subject and both its texts", async () => {
      await resultOf(world.mailer.send(aMessage()))

      const [letter, ...others] = await world.arrived()
      expect(others).toEqual([])
      for (const { id, to, subject, html, text } of [aMessage()])
        for (const part of [id, to, subject, html, text]) expect(letter).toContain(part)
    })

    it("brings its files, and says where an answer goes", async () => {
      const content = new TextEncoder().encode("BEGIN:VCALENDAR")
      const files = [{ name: "singgah.ics", type: "text/calendar; charset=utf-8", content }]

      await resultOf(world.mailer.send(aMessage({ files, replyTo: "guest@example.com" })))

      const [letter] = await world.arrived()
      for (const part of ["singgah.ics", "text/calendar", "guest@example.com"])
        expect(letter).toContain(part)
    })

    it("is recognised as the same letter when it is sent once more", async () => {
      await resultOf(world.mailer.send(aMessage()))
      await resultOf(world.mailer.send(aMessage()))

      for (const letter of await world.arrived()) expect(letter).toContain(aMessage().id)
    })

    it("goes to its reader alone, whatever its subject tries", async () => {
      const subject = "Hello\r\nBcc: everybody@example.com"

      await resultOf(world.mailer.send(aMessage({ subject })))

      const [letter = ""] = await world.arrived()
      expect(letter.split("\r\n").filter((line) => /^bcc:/i.test(line))).toEqual([])
    })
  })
}
