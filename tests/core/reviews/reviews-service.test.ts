import type { BookingRecord } from "#core/booking/booking-record.ts"
import { noReviews } from "#core/guest-score/guest-score.rules.ts"
import { reviewTerms } from "#core/guest-score/review.terms.ts"
import { ReviewId } from "#core/guest-score/review.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { Slug } from "#core/property/property.ts"
import { reviewsService } from "#core/reviews/reviews-service.ts"
import type { ReviewsNeeds } from "#core/reviews/reviews.needs.ts"
import { OwnReview } from "#core/reviews/reviews.port.ts"
import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aKeptReview, aReviewDraft } from "#fixtures/builders/a-review.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { Effect, Schema } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { recordOf, resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { anAccount, anOwnerAt } from "../front-desk/an-owner-at-the-desk.ts"

const refusal = <A, E>(effect: Effect.Effect<A, E>) => resultOf(Effect.flip(effect))
const owner: Visitor = { ...visitorOf("another-browser"), account: anAccount }
const slug = Slug.make("the-springwater")
const down = () => Effect.suspend(() => new StoreUnreachable())

/** A stay that was had and belongs to an account. */
const aDeskAfterAStay = async () => {
  const desk = aFrontDesk()
  const reviews = inMemoryReviewStore()
  const needs: ReviewsNeeds = { ...desk, reviews, bookings: desk.store }
  const { id } = await anOwnerAt(desk).paidStay()
  const record = changedRecord(await recordOf(desk, id), { status: "completed" })
  const put = (changed: BookingRecord) => desk.shelves.contents.bookings.set(id, changed)
  put(record)
  return { desk, reviews, needs, id, record, put, own: { id, link: null } }
}

let at: Awaited<ReturnType<typeof aDeskAfterAStay>>
beforeEach(async () => {
  at = await aDeskAfterAStay()
})

const service = (needs: Partial<ReviewsNeeds> = {}, visitor = owner) =>
  reviewsService({ ...at.needs, ...needs })(visitor)
const write = (draft = aReviewDraft(), key = "request-1") => service().write(at.own, draft, key)

describe("a review", () => {
  it("is kept of the property and month of the stay, under the guest's first name", async () => {
    const written = await resultOf(write(aReviewDraft({ text: "  Quiet.  " })))
    const kept = await resultOf(at.reviews.ofBooking(at.id))

    expect(kept).toEqual({
      ...aKeptReview({ text: "Quiet." }),
      id: kept?.id,
      booking: at.id,
      at: new Date(at.desk.clock.now()).toISOString(),
    })
    expect(written).toEqual(await resultOf(service().open(at.own)))
    expect(Schema.decodeUnknownSync(OwnReview)(written)).toEqual(written)
    expect(written).toMatchObject({
      property: { slug, name: at.record.property.name, picture: at.record.property.picture },
      dates: at.record.dates,
      hidden: null,
    })
    expect(Object.keys(written.property)).toHaveLength(3)
  })

  it("is none before it is written", async () => {
    expect(await resultOf(service().open(at.own))).toMatchObject({
      standing: "open",
      review: null,
      hidden: null,
    })
  })

  it("is closed where nobody can say what was kept instead", async () => {
    const odd = service({
      reviews: {
        ...at.reviews,
        keep: () => Effect.succeed(0),
        ofBooking: () => Effect.succeed(null),
      },
    })

    expect(await refusal(odd.write(at.own, aReviewDraft(), "request-1"))).toMatchObject({
      _tag: "ReviewClosed",
    })
  })

  it("tells its guest why it is hidden", async () => {
    const hidden = { reason: "insults", at: "2026-12-08T02:30:00.000Z" as Instant } as const
    await resultOf(at.reviews.keep([aKeptReview({ booking: at.id, hidden })]))

    const own = await resultOf(service().open(at.own))
    expect(own.hidden).toBe("insults")
    expect(own.review?.text).toBe(aKeptReview().text)
    expect(own.review).not.toHaveProperty("hidden")
  })

  it("is refused with everything that is wrong, and not kept", async () => {
    expect(await refusal(write(aReviewDraft({ text: " " })))).toMatchObject({
      _tag: "ReviewRefused",
      issues: [{ path: "text", code: "ReviewEmpty" }],
    })
    expect(await resultOf(at.reviews.ofBooking(at.id))).toBeNull()
  })

  it("is for stays that were had", async () => {
    at.put(changedRecord(at.record, { status: "cancelled" }))

    expect(await refusal(write())).toMatchObject({ _tag: "ReviewClosed" })
    expect(await resultOf(at.reviews.ofBooking(at.id))).toBeNull()
  })

  it("is one, whoever asks, but the same under its own key", async () => {
    const first = await resultOf(write())

    expect(await resultOf(write(aReviewDraft(), "request-1"))).toEqual(first)
    expect(await refusal(write(aReviewDraft(), "request-2"))).toMatchObject({
      _tag: "ReviewClosed",
    })
  })

  it("is slowed for each network", async () => {
    for (let place = 0; place < reviewTerms.written.most; place += 1) await resultOf(write())

    expect(await refusal(write())).toMatchObject({ _tag: "TooManyAttempts" })
    const elsewhere = service({}, { ...owner, session: "a-fourth-browser" })
    expect(await resultOf(elsewhere.write(at.own, aReviewDraft(), "request-1"))).toBeTruthy()
    at.desk.clock.forward(reviewTerms.written.windowMs)
    await resultOf(write())
  })

  it("is nothing to somebody else", async () => {
    const stranger = visitorOf("a-third-browser")

    expect(await refusal(service({}, stranger).open(at.own))).toMatchObject({
      _tag: "BookingNotFound",
    })
    expect(
      await refusal(service({}, stranger).write(at.own, aReviewDraft(), "request-1")),
    ).toMatchObject({ _tag: "BookingNotFound" })
  })

  it("is out of reach while the store is", async () => {
    const broken = service({ reviews: { ...at.reviews, ofBooking: down, keep: down } })

    expect(await refusal(broken.open(at.own))).toMatchObject({ _tag: "BookingsUnreachable" })
    expect(await refusal(broken.write(at.own, aReviewDraft(), "k"))).toMatchObject({
      _tag: "BookingsUnreachable",
    })
  })
})

describe("the reviews of a property", () => {
  it("come ten at a time", async () => {
    const ids = Array.from({ length: 12 }, (_, place) =>
      ReviewId.make(`${place}`.padStart(26, "0")),
    )
    await resultOf(at.reviews.keep(ids.map((id) => aKeptReview({ id, booking: null }))))
    const first = await resultOf(service().read(slug, 1))
    const second = await resultOf(service().read(slug, 2))

    expect([first.page, first.pageSize, second.page]).toEqual([1, 10, 2])
    expect(first.totals.count).toBe(12)
    expect([...first.reviews, ...second.reviews].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(first.reviews).toHaveLength(10)
  })

  it("are none where nobody wrote any, and unknown of what is not there", async () => {
    expect(await resultOf(service().read(slug, 1))).toMatchObject({
      totals: noReviews,
      reviews: [],
    })
    expect(await refusal(service().read(Slug.make("nowhere"), 1))).toMatchObject({
      _tag: "PropertyNotFound",
    })
  })

  it("are out of reach while the store is", async () => {
    const broken = service({ reviews: { ...at.reviews, totalsOf: down, report: down } })

    expect(await refusal(broken.read(slug, 1))).toMatchObject({ _tag: "ReviewsUnreachable" })
    expect(await refusal(broken.report(aKeptReview().id, "insults", "k"))).toMatchObject({
      _tag: "ReviewsUnreachable",
    })
  })
})

describe("a report", () => {
  beforeEach(async () => {
    await resultOf(at.reviews.keep([aKeptReview({ booking: at.id })]))
  })
  const report = (visitor = owner, id = aKeptReview().id) =>
    service({}, visitor).report(id, "insults", "k")

  it("is kept once for each who reports, without saying who", async () => {
    expect(await resultOf(report())).toEqual({ reported: true })
    await resultOf(report())
    await resultOf(report(visitorOf("a-third-browser")))

    const kept = at.reviews.reports()
    expect(kept).toHaveLength(2)
    expect(kept[0]).toMatchObject({
      review: aKeptReview().id,
      reason: "insults",
      at: new Date(at.desk.clock.now()).toISOString(),
    })
    expect(kept.map(({ reporter }) => reporter)).toEqual([
      at.needs.digest(`${aKeptReview().id}/another-browser`),
      at.needs.digest(`${aKeptReview().id}/a-third-browser`),
    ])
  })

  it("is of a review that is there", async () => {
    expect(await refusal(report(owner, ReviewId.make("z".repeat(26))))).toMatchObject({
      _tag: "ReviewNotFound",
    })
  })

  it("is slowed for each network", async () => {
    for (let place = 0; place < reviewTerms.reported.most; place += 1) await resultOf(report())

    expect(await refusal(report())).toMatchObject({ _tag: "TooManyAttempts" })
    expect(await resultOf(report(visitorOf("a-third-browser")))).toEqual({ reported: true })
  })
})
