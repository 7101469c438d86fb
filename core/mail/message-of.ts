import { Effect } from "effect"
import type { MailAbout, MailJob } from "../workload/job.ts"
import type { LetterName } from "../workload/mail-jobs.ts"
import type { FileKind } from "../contact/attachment.ts"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { PropertyContacts } from "../property/property-contacts.ts"
import type { MailRoomNeeds, Drafted } from "./mail-room.needs.ts"
import { aboutFeed } from "./feed-draft.ts"
import { letterIn } from "./letter-order.ts"
import type { Message } from "./mailer.port.ts"
import { aboutMessage, toProperty } from "./property-drafts.ts"
import { stayCalendar } from "./stay-calendar.ts"

const aboutAccount = ({ encryption }: MailRoomNeeds, job: MailAbout<"account">): Drafted =>
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

const aboutInquiry = (
  { findInquiry, support }: MailRoomNeeds,
  job: MailAbout<"inquiry">,
): Drafted =>
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

/** Letters that tell how the property is reached: of stays that are booked and still to come. */
const tellsOfProperty: Readonly<Record<LetterName, boolean>> = {
  confirmed: true,
  changed: true,
  cancelled: false,
  paymentLost: true,
  reminder: true,
  link: false,
}

const numbersOf = ({ phone, whatsapp }: PropertyContacts) => ({ phone, whatsapp })

const aboutBooking = (needs: MailRoomNeeds, job: MailAbout<"booking">): Drafted =>
  Effect.gen(function* () {
    const letter = yield* needs.letterFor(job)
    if (letter === null) return null
    const { property } = letter.booking
    const contacts = tellsOfProperty[letter.name] ? yield* needs.contactsOf(property.slug) : null
    return {
      to: letter.to,
      facts: { about: "booking", letter, contacts: contacts && numbersOf(contacts) },
      // A stay that is coming goes into the guest's own calendar, too.
      files: hasCalendar[letter.name] ? stayCalendar(needs, letter) : [],
    }
  })

const aboutDispute = ({ disputeOf, support }: MailRoomNeeds, job: MailAbout<"dispute">): Drafted =>
  Effect.map(
    disputeOf(job.booking),
    (dispute) => dispute && { to: support, facts: { about: "dispute", dispute }, files: [] },
  )

const aboutReview = ({ reviewLetterFor }: MailRoomNeeds, job: MailAbout<"review">): Drafted =>
  Effect.map(
    reviewLetterFor(job),
    (letter) => letter && { to: letter.to, facts: { about: "review", letter }, files: [] },
  )

const draftOf = (needs: MailRoomNeeds, job: MailJob): Drafted => {
  switch (job.about) {
    case "account":
      return aboutAccount(needs, job)
    case "booking":
      return aboutBooking(needs, job)
    case "dispute":
      return aboutDispute(needs, job)
    case "inquiry":
      return aboutInquiry(needs, job)
    case "property":
      return toProperty(needs, job)
    case "feed":
      return aboutFeed(needs, job)
    case "message":
      return aboutMessage(needs, job)
    case "review":
      return aboutReview(needs, job)
    default:
      return job satisfies never
  }
}

const idOf = ({ kind, key }: MailJob): string => `${kind}.${key.replace(/[^\w-]+/g, ".")}@singgah`

/** The message that a job of kind `mail` asks for; null when it is no longer wanted. */
export const messageOf = (
  needs: MailRoomNeeds,
  job: MailJob,
): Effect.Effect<Message | null, BookingStoreFailure> =>
  Effect.gen(function* () {
    const draft = yield* draftOf(needs, job)
    if (draft === null) return null
    const { facts, ...envelope } = draft
    const written = yield* Effect.promise(() => needs.write(facts, needs.site))
    return { id: idOf(job), ...envelope, ...written }
  })
