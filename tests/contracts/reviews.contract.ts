import { guestScoreOf, noReviews } from "#core/guest-score/guest-score.rules.ts"
import { reviewTerms } from "#core/guest-score/review.terms.ts"
import { ReviewId, type ReviewDraft } from "#core/guest-score/review.ts"
import { aReviewDraft } from "#fixtures/builders/a-review.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { Slug } from "#core/property/property.ts"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aRegistered, PASSWORD } from "./accounts.steps.ts"
import { aCardStep, aConfirmedStay } from "./bookings.steps.ts"
import {
  aKey,
  contractStock,
  refusal,
  resultOf,
  type Guest,
  type OpenWorld,
  type World,
} from "./world.ts"

type BookingId = Awaited<ReturnType<typeof aConfirmedStay>>["id"]

const { slug } = aProperty()

/** What everyone promises who lets guests review their stays. */
export const reviewsContract = (keeper: string, open: OpenWorld): void => {
  describe(`reviews of stays at ${keeper}`, () => {
    let world: World
    let guest: Guest
    let id: BookingId
    beforeEach(async () => {
      world = await open(contractStock)
      guest = await aRegistered(world)
      id = (await aConfirmedStay(guest)).id
    })
    afterEach(() => world.close())

    const own = (booking = id) => ({ id: booking, link: null })
    const write = (draft: ReviewDraft = aReviewDraft(), by = guest, key = aKey()) =>
      by.reviews.write(own(), draft, key)
    const read = (page = 1) => resultOf(world.guest().reviews.read(slug, page))

    it("are written once the stay is over, and read by everybody", async () => {
      expect(await read()).toEqual({ totals: noReviews, page: 1, pageSize: 10, reviews: [] })
      await world.endStay(id)
      expect(await resultOf(guest.reviews.open(own()))).toMatchObject({
        property: { slug },
        standing: "open",
        until: "2027-02-04",
        review: null,
        hidden: null,
      })
      const draft = aReviewDraft({ text: "  Sangat selesa.\nBersih!  ", language: "bm" })
      const written = await resultOf(write(draft))

      const review = { guest: "Aisyah", stayed: "2026-12", language: "bm", marks: draft.marks }
      const kept = { ...review, text: "Sangat selesa.\nBersih!", answer: null }
      expect(written).toMatchObject({ standing: "open", review: kept })
      expect(await resultOf(guest.reviews.open(own()))).toEqual(written)
      const shown = await read()
      expect(shown.reviews).toEqual([written.review])
      expect(guestScoreOf(shown.totals)).toBe(83)
      expect(JSON.stringify(shown)).not.toMatch(/@|\+60|2026-12-0|Tan/)
      expect((await read(2)).reviews).toEqual([])
      expect((await resultOf(world.guest().properties.open(slug, noDates))).reviews).toEqual(
        await readFirst(),
      )
    })

    it("are for stays that were had: not before, and never of a cancelled one", async () => {
      expect(await resultOf(guest.reviews.open(own()))).toMatchObject({ standing: "early" })
      expect(await refusal(write())).toMatchObject({ _tag: "ReviewClosed" })
      const { captured } = await resultOf(guest.managed.openOwn(id))
      await resultOf(guest.managed.cancel(own(), captured, aKey()))

      expect(await resultOf(guest.reviews.open(own()))).toMatchObject({ standing: "never" })
      expect(await refusal(write())).toMatchObject({ _tag: "ReviewClosed" })
    })

    it("are closed once the term is over", async () => {
      await world.endStay(id)
      world.forward((15 + reviewTerms.days + 1) * millisecondsInDay)
      await resultOf(guest.accounts.signIn({ email: "aisyah.tan@example.com", password: PASSWORD }))

      expect(await resultOf(guest.reviews.open(own()))).toMatchObject({ standing: "late" })
      expect(await refusal(write())).toMatchObject({ _tag: "ReviewClosed" })
    })

    it("are one for each stay, and one under one key", async () => {
      await world.endStay(id)
      const key = aKey()
      const first = await resultOf(write(aReviewDraft(), guest, key))

      expect(await resultOf(write(aReviewDraft(), guest, key))).toEqual(first)
      expect(await refusal(write(aReviewDraft({ text: "On second thoughts" })))).toMatchObject({
        _tag: "ReviewClosed",
      })
      expect((await read()).totals.count).toBe(1)
    })

    it("are opened by a mailed link, and by the browser that made the booking", async () => {
      const link = await world.mailedLink(id)
      await world.endStay(id)
      await resultOf(world.guest().reviews.write({ id, link }, aReviewDraft(), aKey()))
      expect((await read()).reviews).toHaveLength(1)

      const stranger = world.guest()
      const { clientSecret, booking } = await aCardStep(stranger)
      await world.acceptCard(clientSecret)
      const { id: other } = await resultOf(stranger.bookings.settle(booking.id, aKey()))
      await world.endStay(other)
      await resultOf(stranger.reviews.write(own(other), aReviewDraft(), aKey()))
      expect((await read()).reviews).toHaveLength(2)
    })

    it("cannot be written about the stay of somebody else", async () => {
      await world.endStay(id)
      const stranger = await aRegistered(world, { email: "wei@example.com" })

      expect(await refusal(stranger.reviews.open(own()))).toMatchObject({ _tag: "BookingNotFound" })
      expect(await refusal(write(aReviewDraft(), stranger))).toMatchObject({
        _tag: "BookingNotFound",
      })
    })

    it("are refused where they say nothing or too much", async () => {
      await world.endStay(id)
      const issuesOf = async (text: string) => refusal(write(aReviewDraft({ text })))

      expect(await issuesOf(" \n ")).toMatchObject({
        _tag: "ReviewRefused",
        issues: [{ path: "text", code: "ReviewEmpty" }],
      })
      expect(await issuesOf("x".repeat(reviewTerms.most + 1))).toMatchObject({
        _tag: "ReviewRefused",
        issues: [{ path: "text", code: "ReviewTooLong" }],
      })
    })

    it("are not read of a property that does not exist", async () => {
      const nothing = Slug.make("nothing-here")
      expect(await refusal(guest.reviews.read(nothing, 1))).toMatchObject({
        _tag: "PropertyNotFound",
      })
    })

    it("are reported by anybody, so many in an hour", async () => {
      await world.endStay(id)
      const { review } = await resultOf(write())
      const reported = (which = review?.id ?? ReviewId.make("0".repeat(26)), by = anybody) =>
        by.reviews.report(which, "advertising", aKey())
      const anybody = world.guest()

      expect(await resultOf(reported())).toEqual({ reported: true })
      expect(await refusal(reported(ReviewId.make("0".repeat(26))))).toMatchObject({
        _tag: "ReviewNotFound",
      })
      for (let place = 2; place < reviewTerms.reported.most; place += 1) await resultOf(reported())
      expect(await refusal(reported())).toMatchObject({ _tag: "TooManyAttempts" })
      world.forward(millisecondsInHour)
      await resultOf(reported())
    })

    it("lose their name, and stay, when the account ends", async () => {
      await world.endStay(id)
      const { review } = await resultOf(write())
      await resultOf(guest.accounts.deleteAccount())

      expect((await read()).reviews).toEqual([{ ...review, guest: "" }])
    })

    const noDates = {
      where: null,
      dates: null,
      party: { rooms: 1, adults: 1, children: 0 },
    } as const
    const readFirst = async () => {
      const { totals, reviews } = await read()
      return { totals, page: 1, pageSize: reviewTerms.shownFirst, reviews }
    }
  })
}
