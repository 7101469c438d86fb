import type { TooBusy } from "#core/account/account.errors.ts"
import { writeFailure, responseOf } from "#adapters/http-api/answer-writing.ts"
import type { ProblemTag } from "#adapters/http-api/problem-statuses.ts"
import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { LinkToken } from "#core/booking/booking-link.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import { calendarFile } from "#core/documents/calendar-file.ts"
import { receiptOf, type Issuer } from "#core/documents/receipt.ts"
import type { ReceiptSheet, ReceiptWords } from "#core/documents/receipt-sheet.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import type { FrontDesk } from "#core/front-desk/front-desk.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { isLanguage } from "#core/preferences/preferences.ts"
import { Effect, Schema } from "effect"
import type { RequestCaller } from "../caller.ts"
import type { AnswerFile, GuestFiles } from "./guest-files.ts"

export type BookingFilesNeeds = {
  readonly desk: Pick<FrontDesk, "forVisitor" | "forReceipt">
  readonly clock: Clock
  readonly issuer: Issuer
  readonly publicUrl: string | null
  /** Null before the first build: nobody has words for a receipt. */
  readonly words: ReceiptWords | null
  readonly writeReceipt: (sheet: ReceiptSheet, owner: string) => Effect.Effect<Uint8Array, TooBusy>
  readonly visitorOf: (caller: RequestCaller) => Effect.Effect<Visitor>
}

type Failing = { readonly _tag: ProblemTag }
type BookingFileRequest = {
  readonly id: BookingId
  readonly language: Language
  readonly link: LinkToken | null
  readonly origin: string
}

const isBookingId = Schema.is(BookingId)
const isLink = Schema.is(LinkToken)

const askedIn = (
  { searchParams, origin }: URL,
  id: BookingId,
  publicUrl: string | null,
): BookingFileRequest => {
  const [language, link] = [searchParams.get("language"), searchParams.get("link")]
  return {
    id,
    language: isLanguage(language) ? language : "en",
    link: isLink(link) ? link : null,
    origin: publicUrl ?? origin,
  }
}

const file = (body: string | Uint8Array, type: string, name: string): Response =>
  new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  })

type Write = (
  needs: BookingFilesNeeds,
  asked: BookingFileRequest,
  visitor: Visitor,
) => Effect.Effect<Response, Failing>

/** The days of a stay for anybody who may see its page: nothing in it tells who stays. */
const calendar: Write = ({ desk, clock }, asked, visitor) =>
  Effect.map(desk.forVisitor(visitor).find(asked.id), (booking) => {
    const { language, origin, id } = asked
    const text = calendarFile(booking, {
      language,
      url: `${origin}/booking/${id}`,
      changes: booking.changes,
      now: instantAt(clock.now()),
    })
    return file(text, "text/calendar; charset=utf-8; method=PUBLISH", "stay.ics")
  })

/** Whom a receipt is written for; whoever comes by a link may have a new session with every call. */
const ownerOf = ({ id, link }: BookingFileRequest, { account, session }: Visitor): string =>
  account ?? (link === null ? session : id)

const receipt: Write = ({ desk, issuer, words, writeReceipt }, asked, visitor) =>
  Effect.gen(function* () {
    const { id, link, language } = asked
    const paper = receiptOf(yield* desk.forReceipt(visitor, { id, link }), issuer)
    if (paper === null || words === null) return yield* new BookingNotFound()
    const sheet = yield* Effect.promise(async () => words(paper, language))
    const pdf = yield* writeReceipt(sheet, ownerOf(asked, visitor))
    return file(pdf, "application/pdf", `receipt-${paper.number}.pdf`)
  })

/** The files about a booking: its receipt, and its days for a calendar. */
export const bookingFiles = (
  needs: BookingFilesNeeds,
): Pick<GuestFiles, "calendar" | "receipt"> => {
  const answering =
    (write: Write): AnswerFile =>
    async (request, { id }, caller) => {
      if (!isBookingId(id)) return responseOf(writeFailure(new BookingNotFound()))
      const asked = askedIn(new URL(request.url), id, needs.publicUrl)
      return Effect.runPromise(
        Effect.flatMap(needs.visitorOf(caller), (visitor) => write(needs, asked, visitor)).pipe(
          Effect.catch((failure) => Effect.succeed(responseOf(writeFailure(failure)))),
        ),
      )
    }
  return { calendar: answering(calendar), receipt: answering(receipt) }
}
