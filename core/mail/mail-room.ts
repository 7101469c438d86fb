import { Cause, Effect } from "effect"
import { delayAfter, jobTerms } from "../booking/job-runner.ts"
import type { Job } from "../booking/job.ts"
import type { Jobs } from "../booking/jobs.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Mailer } from "./mailer.port.ts"
import { messageOf, type Desks } from "./message-of.ts"

/** Where letters that were ordered are written and sent. */
export type MailRoom = Desks & { readonly jobs: Jobs; readonly mailer: Mailer }

const sent = (room: MailRoom, job: Job) =>
  Effect.flatMap(messageOf(room, job), (message) =>
    message === null ? Effect.void : room.mailer.send(message),
  )

/** About two days of trying; then a letter is of no use, or of none that waiting brings about. */
export const MOST_TRIES = 200

/** Gives a letter up and tells it: an operator looks at it and decides. */
const givenUp = (room: MailRoom, { id, key }: Job, reason: string) =>
  Effect.andThen(
    room.jobs.bury(id, reason),
    Effect.logError(`Letter ${key} is given up: ${reason}`),
  )

/** Sends one letter, or puts it back; a letter that cannot be written keeps no other from going. */
const deliver = (room: MailRoom, job: Job): Effect.Effect<void, StoreUnreachable> => {
  const later = (reason: string) =>
    job.tries >= MOST_TRIES
      ? givenUp(room, job, reason)
      : room.jobs.postpone(job.id, room.clock.now() + delayAfter(job.tries), reason)
  return sent(room, job).pipe(
    Effect.flatMap(() => room.jobs.done(job.id)),
    Effect.catchTags({
      MailUnreachable: ({ reason }) => later(reason),
      MailRefused: ({ reason }) => givenUp(room, job, reason),
    }),
    Effect.catchDefect((defect) =>
      Effect.andThen(Effect.logError(`Letter ${job.id}`, Cause.die(defect)), later("Defect")),
    ),
  )
}

/** Sends the letters that are due and says how many there were. */
export const sendLetters = (room: MailRoom): Effect.Effect<number, StoreUnreachable> => {
  const { limit, leaseMs } = jobTerms
  return room.jobs.claim({ kinds: ["mail"], now: room.clock.now(), limit, leaseMs }).pipe(
    Effect.tap((jobs) => Effect.forEach(jobs, (job) => deliver(room, job), { discard: true })),
    Effect.map((jobs) => jobs.length),
  )
}
