import { BookingId } from "#core/booking/booking-view.ts"
import { LinkToken } from "#core/booking/booking-link.ts"
import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { calendarFile } from "#core/booking/calendar-file.ts"
import { instantAt } from "#core/front-desk/front-desk.needs.ts"
import type { FrontDesk } from "#core/front-desk/front-desk.ts"
import type { ReceiptWords } from "#core/booking/receipt-sheet.ts"
import { receiptOf, type Issuer } from "#core/booking/receipt.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { isLanguage } from "#core/preferences/preferences.ts"
import { Effect, Schema } from "effect"
import type { WriteReceipt } from "../documents/receipts.ts"
import { responseOf, writeFailure } from "../http-api/answer-writing.ts"
import type { ProblemTag } from "../http-api/problem-statuses.ts"

/** Answers a request for a paper about a booking, or leaves it to another. */
export type Papers = (request: Request, visitor: () => Promise<Visitor>) => Promise<Response | null>

export type PapersNeeds = {
  readonly desk: Pick<FrontDesk, "forVisitor" | "forReceipt">
  readonly clock: Clock
  readonly issuer: Issuer
  readonly publicUrl: string | null
  readonly writeReceipt: WriteReceipt
}

const PATH = /^\/api\/bookings\/([^/]+)\/(stay\.ics|receipt\.pdf)$/

type Failing = { readonly _tag: ProblemTag }
type Asked = {
  readonly id: BookingId
  readonly language: Language
  readonly link: LinkToken | null
  readonly origin: string
}

const isBookingId = Schema.is(BookingId)
const isLink = Schema.is(LinkToken)

const askedIn = ({ searchParams, origin }: URL, id: BookingId, publicUrl: string | null): Asked => {
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

/** The days of a stay for anybody who may see its page: nothing in it tells who stays. */
const calendar = ({ desk, clock }: PapersNeeds, asked: Asked, visitor: Visitor) =>
  Effect.map(desk.forVisitor(visitor).find(asked.id), (booking) => {
    const url = `${asked.origin}/booking/${asked.id}`
    const now = instantAt(clock.now())
    const text = calendarFile(booking, {
      language: asked.language,
      url,
      changes: booking.changes,
      now,
    })
    return file(text, "text/calendar; charset=utf-8; method=PUBLISH", "stay.ics")
  })

/** Whom a receipt is written for; whoever comes by a link may have a new session with every call. */
const ownerOf = ({ id, link }: Asked, { account, session }: Visitor): string =>
  account ?? (link === null ? session : id)

const receipt = (needs: PapersNeeds, words: ReceiptWords | null, asked: Asked, visitor: Visitor) =>
  Effect.gen(function* () {
    const { id, link, language } = asked
    const paper = receiptOf(yield* needs.desk.forReceipt(visitor, { id, link }), needs.issuer)
    if (paper === null || words === null) return yield* new BookingNotFound()
    const sheet = yield* Effect.promise(async () => words(paper, language))
    const pdf = yield* needs.writeReceipt(sheet, ownerOf(asked, visitor))
    return file(pdf, "application/pdf", `receipt-${paper.number}.pdf`)
  })

/** The papers about a booking: its receipt and its days for a calendar. */
export const bookingPapers =
  (needs: PapersNeeds) =>
  (words: ReceiptWords | null): Papers =>
  async (request, visitor) => {
    const url = new URL(request.url)
    const [, id, kind] = PATH.exec(url.pathname) ?? []
    if (kind === undefined || request.method !== "GET") return null
    if (!isBookingId(id)) return responseOf(writeFailure(new BookingNotFound()))
    const asked = askedIn(url, id, needs.publicUrl)
    const who = await visitor()
    const work: Effect.Effect<Response, Failing> =
      kind === "stay.ics" ? calendar(needs, asked, who) : receipt(needs, words, asked, who)
    return Effect.runPromise(
      Effect.catch(work, (failure) => Effect.succeed(responseOf(writeFailure(failure)))),
    )
  }
