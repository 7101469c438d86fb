import { millisecondsInHour, millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import { TooManyAttempts } from "../booking/booking.errors.ts"
import { crockfordOf } from "../kernel/crockford.ts"
import type { RateLimiter } from "../workload/rate-limiter.port.ts"
import { waitAfterAttempt } from "../workload/wait-after-attempt.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { storeUnreachableAs } from "../kernel/store-unreachable-as.ts"
import type { Randomness, Clock } from "../kernel/environment.port.ts"
import type { Visitor } from "../people/visitor.ts"
import { wholeFileOf } from "./attachment-content.ts"
import { keptNameOf, sizeIssue } from "./attachment.rules.ts"
import { AttachmentId, type Attachment } from "./attachment.ts"
import { AttachmentRefused, InquiriesUnreachable, InquiryRefused } from "./contact.errors.ts"
import type { Inquiries, SentFile } from "./inquiries.port.ts"
import type { InquiryStore } from "./inquiry-store.port.ts"
import { acceptedInquiry, inquiryIssues } from "./inquiry.rules.ts"
import { InquiryReference, type Inquiry } from "./inquiry.ts"

/** What slows those who write by machine; guests do not notice it. */
export const slowing = {
  inquiries: { perSession: 5, perNetwork: 20, windowMs: millisecondsInHour },
  uploads: { perSession: 30, perNetwork: 100, windowMs: millisecondsInHour },
  /** Nobody fills the form in sooner. */
  leastOpenMs: 3 * millisecondsInSecond,
} as const

const REFERENCE_BITS = 40
const ID_BITS = 128

export type InquiryServiceNeeds = {
  readonly store: InquiryStore
  readonly rateLimiter: RateLimiter
  readonly clock: Clock
  readonly randomness: Randomness
}

const orUnreachable = storeUnreachableAs(() => new InquiriesUnreachable())

type Limit = (typeof slowing)["inquiries" | "uploads"]

const slowed = Effect.fnUntraced(function* (
  needs: InquiryServiceNeeds,
  what: "inquiries" | "uploads",
  { session, network }: Visitor,
) {
  const { perSession, perNetwork, windowMs }: Limit = slowing[what]
  const ofSession = { subject: `${what}/${session}`, most: perSession, windowMs }
  const ofNetwork = { subject: `${what}/from/${network}`, most: perNetwork, windowMs }
  const limits = network === undefined ? [ofSession] : [ofSession, ofNetwork]
  const retryAfterSeconds = yield* waitAfterAttempt(needs, limits)
  if (retryAfterSeconds > 0) return yield* new TooManyAttempts({ retryAfterSeconds })
})

const attach = Effect.fnUntraced(function* (
  needs: InquiryServiceNeeds,
  visitor: Visitor,
  { name, content }: SentFile,
) {
  yield* slowed(needs, "uploads", visitor)
  const reason = sizeIssue(content.byteLength, [])
  if (reason !== null) return yield* new AttachmentRefused({ reason })
  const file = wholeFileOf(content)
  if (file === null) return yield* new AttachmentRefused({ reason: "FileKindRefused" })
  const attachment: Attachment = {
    id: AttachmentId.make(crockfordOf(needs.randomness.bytes(ID_BITS / 8), ID_BITS)),
    name: keptNameOf(name, file.kind),
    kind: file.kind,
    bytes: file.content.byteLength,
  }
  const at = needs.clock.now()
  yield* needs.store.keepUpload({
    ...attachment,
    session: visitor.session,
    content: file.content,
    at,
  })
  return attachment
})

const attachmentIssues = (asked: number, found: ReadonlyArray<Attachment>) => {
  if (found.length < asked) return [{ path: "attachments", code: "AttachmentGone" }]
  const codes = found.map((file, place) => sizeIssue(file.bytes, found.slice(0, place)))
  const code = codes.find((one) => one !== null)
  return code === undefined || code === null ? [] : [{ path: "attachments", code }]
}

const hurried = ({ openMs }: Inquiry): TooManyAttempts | null =>
  openMs < slowing.leastOpenMs
    ? new TooManyAttempts({ retryAfterSeconds: slowing.leastOpenMs / millisecondsInSecond })
    : null

const send = Effect.fnUntraced(function* (
  needs: InquiryServiceNeeds,
  visitor: Visitor,
  inquiry: Inquiry,
  key: string,
) {
  const { store, clock, randomness } = needs
  const { session } = visitor
  const ids = [...new Set(inquiry.attachments)]
  const found = yield* store.uploadsOf(session, ids)
  const accepted = acceptedInquiry(inquiry)
  const issues = [...inquiryIssues(inquiry), ...attachmentIssues(ids.length, found)]
  if (accepted === null || issues.length > 0) return yield* new InquiryRefused({ issues })
  const tooSoon = hurried(inquiry)
  if (tooSoon) return yield* tooSoon
  yield* slowed(needs, "inquiries", visitor)
  return yield* store.receive({
    ...accepted,
    session,
    key,
    reference: InquiryReference.make(
      crockfordOf(randomness.bytes(REFERENCE_BITS / 8), REFERENCE_BITS),
    ),
    receivedAt: instantAt(clock.now()),
    language: inquiry.language,
    attachments: ids,
    suspect: inquiry.trap !== "",
  })
})

/** Where inquiries are taken on the server: every rule is asked here again. */
export const inquiryService =
  (needs: InquiryServiceNeeds) =>
  (visitor: Visitor): Inquiries => ({
    attach: (file) => orUnreachable(attach(needs, visitor, file)),
    send: (inquiry, key) => orUnreachable(send(needs, visitor, inquiry, key)),
  })
