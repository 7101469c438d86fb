import type { MailJob } from "#core/workload/job.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import { aJob as anyJob } from "#fixtures/builders/a-job.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { messageOf, type Desks } from "#core/mail/message-of.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { openSealing } from "#fixtures/doubles/encryption.open.ts"
import { Effect } from "effect"

export const SITE = "https://singgah.test"
export const SUPPORT = "support@singgah.test"
export const written = { subject: "A letter", html: "<p>Words</p>", text: "Words" }

const desks = (changes: Partial<Desks>): Desks => ({
  encryption: openSealing,
  clock: movableClock(),
  letterFor: () => Effect.succeed(null),
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
export const made = async (job: MailJob, changes: Partial<Desks>) => {
  const told: Array<{ facts: LetterFacts; site: string }> = []
  const write: Desks["write"] = async (facts, site) => {
    told.push({ facts, site })
    return written
  }
  return { message: await Effect.runPromise(messageOf(desks({ write, ...changes }), job)), told }
}
