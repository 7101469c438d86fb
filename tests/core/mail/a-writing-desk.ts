import type { MailJob } from "#core/workload/job.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import { aJob as anyJob } from "#fixtures/builders/a-job.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import type { MailRoomNeeds } from "#core/mail/mail-room.needs.ts"
import { messageOf } from "#core/mail/message-of.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"

export const SITE = "https://singgah.test"
export const SUPPORT = "support@singgah.test"
export const REPLY = ReplyToken.make(`${"1".repeat(26)}-${"2".repeat(26)}`)
export const written = { subject: "A letter", html: "<p>Words</p>", text: "Words" }

const desks = (changes: Partial<MailRoomNeeds>): MailRoomNeeds => ({
  encryption: openEncryption,
  clock: movableClock(),
  letterFor: () => Effect.succeed(null),
  propertyLetterFor: () => Effect.succeed(null),
  snapshot: inMemoryCatalogue(shelvesWith([])).snapshot,
  contactsOf: () => Effect.succeed(null),
  messageLetterFor: () => Effect.succeed(null),
  reviewLetterFor: () => Effect.succeed(null),
  propertyReplyFor: () => Effect.succeed(REPLY),
  replyDomain: null,
  disputeOf: () => Effect.succeed(null),
  findInquiry: () => Effect.succeed(null),
  write: async () => written,
  site: SITE,
  support: SUPPORT,
  ...changes,
})

/** A letter to be written: that a booking is confirmed, unless its columns say otherwise. */
export const aJob = (columns: Partial<StoredOrder> = {}): MailJob => {
  const job = anyJob({ kind: "mail", key: "b1/confirmed/3", subject: "confirmed", ...columns })
  if (job.kind !== "mail") throw new Error("This is no letter")
  return job
}

/** The message of a job, and what its writer was told. */
export const made = async (job: MailJob, changes: Partial<MailRoomNeeds>) => {
  const told: Array<{ facts: LetterFacts; site: string }> = []
  const write: MailRoomNeeds["write"] = async (facts, site) => {
    told.push({ facts, site })
    return written
  }
  return { message: await Effect.runPromise(messageOf(desks({ write, ...changes }), job)), told }
}
