import { openedByGuest } from "#core/front-desk/opened-by-guest.ts"
import { reviewLetterFor } from "#core/reviews/review-letter.ts"
import type { ReviewNews } from "#core/workload/review-letter-job.ts"
import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { recordOf, resultOf, visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import { anOwnerAt } from "../front-desk/an-owner-at-the-desk.ts"

const DAY = 24 * 60 * 60 * 1000

const afterAStay = async (changes: BookingChanges = {}) => {
  const desk = aFrontDesk()
  const reviews = inMemoryReviewStore()
  const { id } = await anOwnerAt(desk).paidStay()
  const record = changedRecord(await recordOf(desk, id), { status: "completed", ...changes })
  desk.shelves.contents.bookings.set(id, record)
  const needs = { ...desk, reviews, bookings: desk.store }
  const letter = (news: ReviewNews, booking: string = id) =>
    resultOf(reviewLetterFor(needs, { booking, news }))
  const opens = (link: Awaited<ReturnType<typeof letter>>) =>
    resultOf(
      openedByGuest(needs, visitorOf("a-third-browser"), { id, link: link?.link ?? null }).pipe(
        Effect.as(true),
        Effect.catch(() => Effect.succeed(false)),
      ),
    )
  return { desk, reviews, id, record, letter, opens }
}

describe("a letter about a review", () => {
  it("invites the guest of a stay that was had, with a link until the last day", async () => {
    const { desk, id, record, letter, opens } = await afterAStay()
    const made = await letter("invited")

    expect(made).toEqual({
      to: "aisyah.tan@example.com",
      language: record.language,
      name: "Aisyah",
      news: "invited",
      property: record.property.name,
      booking: id,
      until: "2027-02-04",
      link: made?.link,
    })
    expect(await opens(made)).toBe(true)
    desk.clock.forward(Date.parse("2027-02-04T15:59:59.999Z") - desk.clock.now())
    expect(await opens(made)).toBe(true)
    desk.clock.forward(1)
    expect(await opens(made)).toBe(false)
  })

  it("keeps the links that still work, and lets the others go", async () => {
    const { desk, id, letter } = await afterAStay()
    await letter("invited")
    const { links } = await recordOf(desk, id)
    await letter("insults")
    const after = (await recordOf(desk, id)).links
    expect(after).toHaveLength(links.length + 1)
    desk.clock.forward(400 * DAY)
    await letter("insults")
    expect((await recordOf(desk, id)).links).toHaveLength(1)
  })

  it("invites nobody who reviewed already, or cannot any more", async () => {
    const reviewed = await afterAStay()
    await resultOf(reviewed.reviews.keep([aKeptReview({ booking: reviewed.id })]))
    expect(await reviewed.letter("invited")).toBeNull()

    const late = await afterAStay()
    late.desk.clock.forward(400 * DAY)
    expect(await late.letter("invited")).toBeNull()

    const cancelled = await afterAStay({ status: "cancelled" })
    expect(await cancelled.letter("invited")).toBeNull()
  })

  it("tells why a review is hidden, whenever that is, with a link for thirty days", async () => {
    const { desk, id, reviews, letter, opens } = await afterAStay()
    await resultOf(reviews.keep([aKeptReview({ booking: id })]))
    desk.clock.forward(400 * DAY)
    const made = await letter("advertising")

    expect(made).toMatchObject({ news: "advertising", to: "aisyah.tan@example.com" })
    desk.clock.forward(30 * DAY - 1)
    expect(await opens(made)).toBe(true)
    desk.clock.forward(1)
    expect(await opens(made)).toBe(false)
  })

  it("goes to nobody who was forgotten, and about nothing that is gone", async () => {
    const { letter } = await afterAStay({ guest: null })

    expect(await letter("insults")).toBeNull()
    expect(await letter("insults", "nobody")).toBeNull()
  })
})
