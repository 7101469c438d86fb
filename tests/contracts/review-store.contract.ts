import type { BookingStore } from "#core/booking/booking-store.port.ts"
import { noReviews, totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { reviewOf, type KeptReview } from "#core/guest-score/kept-review.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import { ReviewId, type Mark } from "#core/guest-score/review.ts"
import type { Instant } from "#core/kernel/instant.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Slug } from "#core/property/property.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aKeptReview, marksOf } from "#fixtures/builders/a-review.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

/** An empty store with bookings beside it, over a stock. */
export type OpenReviewStore = (
  stock: ReadonlyArray<StockedProperty>,
) => Promise<{ readonly reviews: ReviewStore; readonly bookings: BookingStore }>

const booking = bookingIdOf(1)
const another = bookingIdOf(2)
const third = bookingIdOf(3)
const idOf = (place: number) => ReviewId.make(`${place}`.repeat(26))
const at = (day: number) => `2026-12-${`${day}`.padStart(2, "0")}T02:30:00.123Z` as Instant
const springwater = Slug.make("the-springwater")
const elsewhere = Slug.make("palm-huts")

const stock: ReadonlyArray<StockedProperty> = [
  { property: aProperty(), exceptions: [] },
  {
    property: aProperty({
      slug: elsewhere,
      rooms: [aRoomType({ id: RoomTypeId.make("palm-hut") })],
    }),
    exceptions: [],
  },
]

/** What every store of reviews promises. */
export const reviewStoreContract = (keeper: string, open: OpenReviewStore): void => {
  describe(`reviews kept in ${keeper}`, () => {
    let store: ReviewStore
    beforeEach(async () => {
      const opened = await open(stock)
      store = opened.reviews
      for (const id of [booking, another, third])
        await resultOf(
          opened.bookings.inTransaction(({ insert }) =>
            insert(aBookingRecord({ id, holdKey: `hold-${id}` })),
          ),
        )
    })
    const keep = (...reviews: ReadonlyArray<KeptReview>) => resultOf(store.keep(reviews))
    const all = (property = springwater) =>
      resultOf(store.ofProperty(property, { skip: 0, limit: 100 }))

    it("are read as they were written, by their booking and their property", async () => {
      const review = aKeptReview({
        booking,
        text: "Two\nlines, 茶 and ☕; '; drop table review",
        language: "cn",
        answer: { text: "Come again", at: at(9) },
      })
      expect(await keep(review)).toBe(1)

      expect(await resultOf(store.ofBooking(booking))).toEqual(review)
      expect(await resultOf(store.ofBooking(another))).toBeNull()
      expect(await all()).toEqual([reviewOf(review)])
      expect(await all(elsewhere)).toEqual([])
    })

    it("are one for each booking; those that were invented have none", async () => {
      const first = aKeptReview({ id: idOf(1), booking })
      const invented = { booking: null, invented: true } as const
      expect(await keep(first)).toBe(1)
      expect(await keep(aKeptReview({ id: idOf(2), booking, text: "Again" }))).toBe(0)
      expect(await keep(aKeptReview({ id: idOf(1), booking: another }))).toBe(0)
      expect(
        await keep(
          aKeptReview({ id: idOf(3), ...invented }),
          aKeptReview({ id: idOf(4), ...invented }),
        ),
      ).toBe(2)

      expect(await resultOf(store.ofBooking(booking))).toEqual(first)
      expect((await all()).map(({ invented: is = false }) => is)).toEqual([true, true, false])
    })

    it("come page by page, the newest first, and of one moment the last kept first", async () => {
      await keep(
        aKeptReview({ id: idOf(1), booking, at: at(8) }),
        aKeptReview({ id: idOf(2), booking: another, at: at(10) }),
        aKeptReview({ id: idOf(3), booking: third, at: at(8) }),
      )
      const page = (skip: number, limit: number) =>
        resultOf(store.ofProperty(springwater, { skip, limit }))

      expect((await page(0, 2)).map(({ id }) => id)).toEqual([idOf(2), idOf(3)])
      expect((await page(2, 2)).map(({ id }) => id)).toEqual([idOf(1)])
      expect(await page(3, 2)).toEqual([])
    })

    it("come to what their marks come to, without those that are hidden", async () => {
      expect(await resultOf(store.totalsOf(springwater))).toEqual(noReviews)
      const shown = ([5, 3, 4] as ReadonlyArray<Mark>).map((mark, place) =>
        aKeptReview({ id: idOf(place), booking: null, marks: marksOf(mark, { value: 1 }) }),
      )
      const hidden = { reason: "insults", at: at(9) } as const
      await keep(
        ...shown,
        aKeptReview({ id: idOf(5), booking, hidden }),
        aKeptReview({ id: idOf(6), booking: another, property: elsewhere }),
      )

      expect(await resultOf(store.totalsOf(springwater))).toEqual(totalsOf(shown))
      expect(await all()).toHaveLength(3)
      expect((await resultOf(store.ofBooking(booking)))?.hidden).toEqual(hidden)
    })

    it("come to the same beside what those of them come to that were invented", async () => {
      const both = [
        aKeptReview({ id: idOf(1), booking }),
        aKeptReview({ id: idOf(2), booking: null, invented: true, marks: marksOf(2) }),
      ]
      await keep(...both)

      expect(await resultOf(store.totalsOf(springwater))).toEqual(totalsOf(both))
    })

    it("are reported where they are shown, again and again", async () => {
      const hidden = { reason: "insults", at: at(9) } as const
      await keep(
        aKeptReview({ id: idOf(1), booking }),
        aKeptReview({ id: idOf(2), booking: another, hidden }),
      )
      const report = (review: ReviewId) =>
        resultOf(store.report({ review, reporter: "r1", reason: "advertising", at: at(9) }))

      expect(await report(idOf(1))).toBe(true)
      expect(await report(idOf(1))).toBe(true)
      expect(await report(idOf(2))).toBe(false)
      expect(await report(idOf(3))).toBe(false)
    })
  })
}
