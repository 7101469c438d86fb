import type { ChangeLog } from "#core/inventory/change-log.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { totalsOf } from "#core/guest-score/guest-score.rules.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import { ReviewId, type GuestScore } from "#core/guest-score/review.ts"
import type { Instant } from "#core/kernel/instant.ts"
import type { ReviewModeration } from "#core/reviews/review-moderation.port.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aKeptReview, marksOf } from "#fixtures/builders/a-review.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

/** Reviews with those who look after them, over a stock; it is 21 November 2026, 02:30 UTC. */
export type OpenReviewModeration = (stock: ReadonlyArray<StockedProperty>) => Promise<{
  readonly moderation: ReviewModeration
  readonly reviews: ReviewStore
  readonly bookings: BookingStore
  readonly log: ChangeLog
  readonly letters: () => Promise<ReadonlyArray<string>>
  /** The scores that guests are shown, by property. */
  readonly scores: () => Promise<ReadonlyMap<string, GuestScore>>
}>

const NOW = "2026-11-21T02:30:00.000Z"
const booking = bookingIdOf(1)
const idOf = (place: number) => ReviewId.make(`${place}`.repeat(26))
const { slug } = aProperty()
const newest = { property: null, before: null, limit: 10 }
const all = { property: null, reported: false, limit: 10 }

/** What everybody promises who lets operators look after reviews. */
export const reviewModerationContract = (keeper: string, open: OpenReviewModeration): void => {
  describe(`reviews looked after in ${keeper}`, () => {
    let at: Awaited<ReturnType<OpenReviewModeration>>
    const written = aKeptReview({ id: idOf(1), booking, marks: marksOf(1) })
    const invented = aKeptReview({ id: idOf(2), booking: null, invented: true, marks: marksOf(5) })
    beforeEach(async () => {
      at = await open([{ property: aProperty(), exceptions: [] }])
      await resultOf(
        at.bookings.inTransaction(({ insert }) => insert(aBookingRecord({ id: booking }))),
      )
      await resultOf(at.reviews.keep([written, invented]))
    })
    const hide = (id = idOf(1)) =>
      resultOf(at.moderation.change(id, { kind: "hide", reason: "insults" }))
    const parts = async () =>
      (await resultOf(at.log.page(newest))).map((change) => `${change.property} ${change.parts[0]}`)

    it("are hidden for a reason: out of the score, told to their guest, and noted", async () => {
      const hidden = { reason: "insults", at: NOW }
      expect(await hide()).toEqual({ ...written, hidden })

      expect((await resultOf(at.reviews.ofBooking(booking)))?.hidden).toEqual(hidden)
      expect(await resultOf(at.reviews.totalsOf(slug))).toEqual(totalsOf([invented]))
      expect(await at.letters()).toEqual([`${booking}/review/insults/${Date.parse(NOW)}`])
      expect(await parts()).toEqual([`${slug} reviews.${idOf(1)}: shown → insults`])
    })

    it("are hidden once, and shown again", async () => {
      await hide()
      await hide()
      expect(await parts()).toHaveLength(1)
      await resultOf(at.moderation.change(idOf(1), { kind: "show" }))

      expect(await resultOf(at.reviews.totalsOf(slug))).toEqual(totalsOf([written, invented]))
      expect(await at.letters()).toHaveLength(1)
      expect((await parts())[0]).toBe(`${slug} reviews.${idOf(1)}: insults → shown`)
    })

    it("are hidden once by two who hide them at the same moment", async () => {
      const hiding = at.moderation.change(idOf(1), { kind: "hide", reason: "insults" })

      await resultOf(Effect.all([hiding, hiding, hiding], { concurrency: "unbounded" }))

      expect(await parts()).toEqual([`${slug} reviews.${idOf(1)}: shown → insults`])
    })

    it("count in the score that guests are shown while they are shown", async () => {
      const counted = async () => (await at.scores()).get(slug)?.count
      expect(await counted()).toBe(2)
      await hide()
      expect(await counted()).toBe(1)
      await hide(idOf(2))
      expect(await counted()).toBeUndefined()
      await resultOf(at.moderation.change(idOf(1), { kind: "show" }))
      expect(await counted()).toBe(1)
    })

    it("are answered by the property, for everybody to read", async () => {
      await resultOf(at.moderation.change(idOf(1), { kind: "answer", text: "  We are sorry.  " }))

      expect((await resultOf(at.reviews.ofBooking(booking)))?.answer).toEqual({
        text: "We are sorry.",
        at: NOW,
      })
      expect(await at.letters()).toEqual([])
    })

    it("are listed, the newest first, with their reports", async () => {
      for (const [reporter, reason] of [
        ["a", "advertising"],
        ["b", "advertising"],
        ["c", "insults"],
        ["c", "insults"],
      ] as const)
        await resultOf(at.reviews.report({ review: idOf(1), reporter, reason, at: written.at }))
      const reports = { advertising: 2, insults: 1 }

      const older = aKeptReview({
        id: idOf(3),
        booking: null,
        invented: true,
        at: "2026-11-01T02:30:00.000Z" as Instant,
      })
      await resultOf(at.reviews.keep([older]))
      expect(await resultOf(at.moderation.list(all))).toEqual([
        { review: invented, reports: {} },
        { review: written, reports },
        { review: older, reports: {} },
      ])
      const reported = { ...all, reported: true }
      expect(await resultOf(at.moderation.list(reported))).toEqual([{ review: written, reports }])
      expect(await resultOf(at.moderation.list({ ...all, limit: 1 }))).toHaveLength(1)
      expect(await resultOf(at.moderation.list({ ...all, property: "nowhere" }))).toEqual([])
      expect(await resultOf(at.moderation.list({ ...all, property: slug }))).toHaveLength(3)
      await hide()
      expect(await resultOf(at.moderation.list(reported))).toEqual([])
    })

    it("are none where there is no such review", async () => {
      expect(await hide(idOf(9))).toBeNull()
      expect(await parts()).toEqual([])
    })
  })
}
