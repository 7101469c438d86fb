import type { JobOrder } from "#core/workload/job.ts"
import { letterOrder } from "#core/mail/letter-order.ts"
import { sendLetters, type MailRoom } from "#core/mail/mail-room.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { MailRefused, MailUnreachable, type Message } from "#core/mail/mailer.port.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { Effect, Logger } from "effect"

export const welcome = {
  kind: "welcome",
  to: "aisyah@example.com",
  language: "bm",
  name: "Aisyah",
  link: "secret",
} as const

/** A mail room whose post office is shut and whose writer is lost for words as often as told. */
export const aMailRoom = ({ shutFor = 0, speechlessFor = 0, refuses = false } = {}) => {
  const desk = aFrontDesk()
  const sent: Array<Message> = []
  let left = shutFor
  let silent = speechlessFor
  let refusing = refuses
  const room: MailRoom = {
    ...desk,
    encryption: openEncryption,
    snapshot: desk.catalogue.snapshot,
    messageLetterFor: () => Effect.succeed(null),
    reviewLetterFor: () => Effect.succeed(null),
    propertyReplyFor: () => Effect.succeed(ReplyToken.make(`${"1".repeat(26)}-${"2".repeat(26)}`)),
    replyDomain: null,
    contactsOf: () => Effect.succeed(someContacts()),
    findInquiry: () => Effect.succeed(null),
    write: async (facts) => {
      silent -= 1
      if (silent >= 0) throw new Error("No words")
      return { subject: facts.about, html: "", text: JSON.stringify(facts) }
    },
    site: "https://singgah.example",
    support: "support@singgah.example",
    mailer: {
      send: (message) => {
        left -= 1
        if (refusing) return Effect.fail(new MailRefused({ reason: "EENVELOPE 550" }))
        return left >= 0
          ? Effect.fail(new MailUnreachable({ reason: "ECONNREFUSED" }))
          : Effect.sync(() => void sent.push(message))
      },
    },
  }
  const enter = (order: JobOrder) =>
    Effect.runPromise(desk.store.inTransaction(({ enqueue }) => enqueue(order)))
  const order = (key: string) => enter(letterOrder(openEncryption, key, welcome))
  const logged: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
  const work = () => Effect.runPromise(sendLetters(room).pipe(Effect.provide(listening)))
  const reasons = () => [...desk.shelves.contents.jobs.values()].map(({ reason }) => reason)
  const accept = () => {
    refusing = false
  }
  return {
    desk,
    room,
    sent,
    order,
    enter,
    work,
    logged,
    reasons,
    accept,
    forward: desk.clock.forward,
  }
}
