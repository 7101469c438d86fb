import { Effect } from "effect"
import { calendarFile } from "../booking/calendar-file.ts"
import { instantAt } from "../front-desk/front-desk.needs.ts"
import type { FrontDesk } from "../front-desk/front-desk.ts"
import type { MailAbout, MailJob } from "../workload/job.ts"
import type { LetterName } from "../workload/mail-jobs.ts"
import type { FileKind } from "../contact/attachment.ts"
import type { InquiryStore } from "../contact/inquiry-store.port.ts"
import type { Encryption } from "../kernel/encryption.port.ts"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { Clock } from "../kernel/environment.port.ts"
import { letterIn } from "./letter-order.ts"
import type { LetterFacts, WriteLetter } from "./letter-facts.ts"
import type { MailFile, Message } from "./mailer.port.ts"

/** What messages are made from. */
export type Desks = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly letterFor: FrontDesk["letterFor"]
  readonly disputeOf: FrontDesk["disputeOf"]
  readonly findInquiry: InquiryStore["find"]
  readonly write: WriteLetter
  /** Where guests find the site, without a slash at its end. */
  readonly site: string
  /** Who answers inquiries and disputes. */
  readonly support: string
}

type Draft = {
  readonly to: string
  readonly replyTo?: string
  readonly facts: LetterFacts
  readonly files: ReadonlyArray<MailFile>
}

type Drafted = Effect.Effect<Draft | null, BookingStoreFailure>

const aboutAccount = ({ encryption }: Desks, job: MailAbout<"account">): Drafted =>
  Effect.sync(() => {
    const letter = letterIn(encryption, job)
    return { to: letter.to, facts: { about: "account", letter }, files: [] }
  })

const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
}

const aboutInquiry = ({ findInquiry, support }: Desks, job: MailAbout<"inquiry">): Drafted =>
  Effect.map(findInquiry(job.inquiry), (found) =>
    found === null
      ? null
      : {
          to: support,
          replyTo: found.inquiry.email,
          facts: { about: "inquiry", inquiry: found.inquiry },
          files: found.files.map(({ name, kind, content }) => ({
            name,
            type: mediaTypes[kind],
            content,
          })),
        },
  )

const hasCalendar: Readonly<Record<LetterName, boolean>> = {
  confirmed: true,
  changed: true,
  cancelled: false,
  paymentLost: false,
  reminder: false,
  link: false,
}

/** A stay that is coming goes into the guest's own calendar, too. */
const calendarOf = (
  { site, clock }: Desks,
  { booking, name, language }: Extract<LetterFacts, { about: "booking" }>["letter"],
): ReadonlyArray<MailFile> => {
  if (!hasCalendar[name]) return []
  const text = calendarFile(booking, {
    language,
    url: `${site}/booking/${booking.id}`,
    changes: booking.history.length,
    now: instantAt(clock.now()),
  })
  const content = new TextEncoder().encode(text)
  return [{ name: "singgah.ics", type: "text/calendar; charset=utf-8", content }]
}

const aboutBooking = (desks: Desks, job: MailAbout<"booking">): Drafted =>
  Effect.map(desks.letterFor(job), (letter) =>
    letter === null
      ? null
      : {
          to: letter.to,
          facts: { about: "booking", letter },
          files: calendarOf(desks, letter),
        },
  )

const aboutDispute = ({ disputeOf, support }: Desks, job: MailAbout<"dispute">): Drafted =>
  Effect.map(
    disputeOf(job.booking),
    (dispute) => dispute && { to: support, facts: { about: "dispute", dispute }, files: [] },
  )

const draftOf = (desks: Desks, job: MailJob): Drafted => {
  switch (job.about) {
    case "account":
      return aboutAccount(desks, job)
    case "booking":
      return aboutBooking(desks, job)
    case "dispute":
      return aboutDispute(desks, job)
    case "inquiry":
      return aboutInquiry(desks, job)
    default:
      return job satisfies never
  }
}

const idOf = ({ kind, key }: MailJob): string => `${kind}.${key.replace(/[^\w-]+/g, ".")}@singgah`

/** The message that a job of kind `mail` asks for; null when it is no longer wanted. */
export const messageOf = (
  desks: Desks,
  job: MailJob,
): Effect.Effect<Message | null, BookingStoreFailure> =>
  Effect.gen(function* () {
    const draft = yield* draftOf(desks, job)
    if (draft === null) return null
    const { facts, ...envelope } = draft
    const written = yield* Effect.promise(() => desks.write(facts, desks.site))
    return { id: idOf(job), ...envelope, ...written }
  })
