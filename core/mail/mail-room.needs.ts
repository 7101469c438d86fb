import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { Catalogue } from "../inventory/catalogue.port.ts"
import type { FrontDesk } from "../front-desk/front-desk.ts"
import type { InquiryStore } from "../contact/inquiry-store.port.ts"
import type { ContactDirectory } from "../inventory/contact-directory.port.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { Encryption } from "../kernel/encryption.port.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { MessageLetter } from "../messages/message-letter.ts"
import type { ReviewLetter } from "../reviews/review-letter.ts"
import type { ReplyToken } from "../messages/reply-token.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { MailAbout } from "../workload/job.ts"
import type { LetterFacts, WriteLetter } from "./letter-facts.ts"
import type { MailFile } from "./mailer.port.ts"

/** What letters are made from. */
export type MailRoomNeeds = {
  readonly encryption: Encryption
  readonly clock: Clock
  readonly letterFor: FrontDesk["letterFor"]
  readonly propertyLetterFor: FrontDesk["propertyLetterFor"]
  readonly disputeOf: FrontDesk["disputeOf"]
  readonly contactsOf: ContactDirectory["contactsOf"]
  /** What properties and their rooms are called. */
  readonly snapshot: Catalogue["snapshot"]
  /** What one side of a booking wrote, for the other; null when it is no longer wanted. */
  readonly messageLetterFor: (
    job: MailAbout<"message">,
  ) => Effect.Effect<MessageLetter | null, BookingStoreFailure>
  /** A letter to a guest about the review of a stay; null when it is no longer wanted. */
  readonly reviewLetterFor: (
    job: MailAbout<"review">,
  ) => Effect.Effect<ReviewLetter | null, BookingStoreFailure>
  /** A secret by which the property of a booking writes to its guest. */
  readonly propertyReplyFor: (about: {
    readonly id: string
    readonly dates: StayDates
  }) => Effect.Effect<ReplyToken, StoreUnreachable>
  readonly findInquiry: InquiryStore["find"]
  readonly write: WriteLetter
  /** Where guests find the site, without a slash at its end. */
  readonly site: string
  /** Who answers inquiries and disputes. */
  readonly support: string
  /** The domain whose mail comes to this site; null where answers by mail are not taken. */
  readonly replyDomain: string | null
}

/** A letter with everything but its words. */
export type Draft = {
  readonly to: string
  readonly replyTo?: string
  readonly facts: LetterFacts
  readonly files: ReadonlyArray<MailFile>
}

/** The draft that a job asks for; null when it is no longer wanted. */
export type Drafted = Effect.Effect<Draft | null, BookingStoreFailure>
