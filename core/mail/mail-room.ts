import { Effect } from "effect"
import { jobLines } from "../workload/job-lines.ts"
import {
  delayAfter,
  doLine,
  NOT_IN_TIME,
  reportDefect,
  reportWaiting,
} from "../booking-jobs/job-runner.ts"
import type { Job, MailJob } from "../workload/job.ts"
import type { Jobs } from "../workload/jobs.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Mailer } from "./mailer.port.ts"
import type { MailRoomNeeds } from "./mail-room.needs.ts"
import { messageOf } from "./message-of.ts"

/** Where letters that were ordered are written and sent. */
export type MailRoom = MailRoomNeeds & { readonly jobs: Jobs; readonly mailer: Mailer }

const sent = (room: MailRoom, job: MailJob) =>
  Effect.flatMap(messageOf(room, job), (message) =>
    message === null ? Effect.void : room.mailer.send(message),
  )

const { letters } = jobLines

/** About two days of tries; after that a letter is out of date, or will never be accepted. */
export const MOST_ATTEMPTS = 200

/** Gives a letter up and reports it: an operator looks at it and decides. */
const givenUp = ({ jobs }: MailRoom, { id, attempts }: Job, reason: string) =>
  Effect.andThen(
    jobs.bury(id, reason),
    Effect.logError("letter.givenUp", { job: id, attempts, reason }),
  )

const waits = ({ jobs, clock }: MailRoom, job: Job, reason: string) =>
  Effect.andThen(
    reportWaiting(job, reason),
    jobs.postpone(job.id, clock.now() + delayAfter(job.attempts), reason),
  )

/** Sends one letter, or puts it back; a letter that cannot be written keeps no other from going. */
const deliver = (room: MailRoom, job: MailJob): Effect.Effect<void, StoreUnreachable> => {
  const later = (reason: string) =>
    job.attempts >= MOST_ATTEMPTS ? givenUp(room, job, reason) : waits(room, job, reason)
  return sent(room, job).pipe(
    Effect.as(true),
    Effect.timeoutOrElse({
      duration: letters.deadlineMs,
      orElse: () => Effect.as(later(NOT_IN_TIME), false),
    }),
    Effect.flatMap((isSent) => (isSent ? room.jobs.done(job.id) : Effect.void)),
    Effect.catchTags({
      MailUnreachable: ({ reason }) => later(reason),
      BookingUnreadable: ({ _tag }) => later(_tag),
      MailRefused: ({ reason }) => givenUp(room, job, reason),
    }),
    Effect.catchDefect((defect) => Effect.andThen(reportDefect(job, defect), later("Defect"))),
  )
}

/** Sends the letters that are due and says how many there were. */
export const sendLetters = (room: MailRoom): Effect.Effect<number, StoreUnreachable> =>
  doLine({ jobs: room.jobs, now: room.clock.now() }, letters, (job) => deliver(room, job))
