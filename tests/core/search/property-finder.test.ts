import { ReviewId } from "#core/guest-score/review.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { aKeptReview } from "#fixtures/builders/a-review.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Slug } from "#core/property/property.ts"
import { PropertiesUnreachable } from "#core/property/property.errors.ts"
import { anySearch, withWhere } from "#core/search-request/change-search.ts"
import { placeNights } from "#core/search/place-nights.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { catalogue, clock, reviews, criteria, run, shelves, visitor } from "./finder-world.ts"

describe("the home page", () => {
  test("shows offers, what is featured, and tiles with the number of stays behind them", async () => {
    const home = await run(visitor.home())

    expect(
      home.specialOffers.map(({ slug, promotionPercent }) => [slug, promotionPercent]),
    ).toEqual([["palm-huts", 10]])
    expect(home.featured.map(({ slug }) => slug)).toEqual(["the-springwater"])
    expect(home.trending).toEqual([])
    expect(home.kinds.map(({ kind, stays }) => [kind, stays])).toEqual([["condo", 2]])
    for (const { place, stays } of [...home.places, ...home.landmarks])
      expect((await run(visitor.search(withWhere(anySearch, place.slug)))).total).toBe(stays)
  })

  test("shows what was booked most in the last thirty days", async () => {
    const booked = aBookingRecord({ status: "confirmed" })
    shelves.contents.bookings.set(booked.id, booked)

    expect((await run(visitor.home())).trending.map(({ slug }) => slug)).toEqual([
      "the-springwater",
    ])
  })
})

describe("suggestions", () => {
  test.each([
    ["langk", "langkawi"],
    ["马六甲", "melaka"],
    ["KL", "kuala-lumpur"],
    ["palma", "palm-huts"],
    ["棕榈", "palm-huts"],
  ])("for %s begin with %s", async (text, slug) => {
    expect((await run(visitor.suggest(text)))[0]?.slug).toBe(slug)
  })

  test("are at most eight, each with the place it lies in", async () => {
    const suggestions = await run(visitor.suggest("a"))

    expect(suggestions).toHaveLength(8)
    expect(await run(visitor.suggest("palm huts"))).toEqual([
      expect.objectContaining({
        kind: "property",
        within: expect.objectContaining({ en: "Pantai Cenang" }),
      }),
    ])
  })

  test("are popular places before anything is typed", async () => {
    expect((await run(visitor.suggest("  "))).map(({ slug }) => slug)).toEqual([
      "kuala-lumpur",
      "langkawi",
      "pantai-cenang",
    ])
  })
})

test("a catalogue that does not answer is said to be unreachable", async () => {
  const down = Effect.suspend(() => new StoreUnreachable())
  const broken = propertyFinder({
    catalogue: { snapshot: () => down, mostBooked: () => down },
    clock,
    reviews,
  })({ session: "three", member: false })
  const unreachable = new PropertiesUnreachable()

  expect(await run(Effect.flip(broken.home()))).toEqual(unreachable)
  expect(await run(Effect.flip(broken.suggest("kl")))).toEqual(unreachable)
  expect(await run(Effect.flip(broken.search(anySearch)))).toEqual(unreachable)
  expect(await run(Effect.flip(broken.open("the-springwater", criteria)))).toEqual(unreachable)
})

test("a list of stays has those that are on sale, in its order, for the dates asked about", async () => {
  const slugs = ["palm-huts", "gone", "the-springwater"].map((slug) => Slug.make(slug))
  const listed = await run(visitor.listed(slugs, criteria))

  expect(listed.map(({ slug, price }) => [slug, price !== null])).toEqual([
    ["palm-huts", false],
    ["the-springwater", true],
  ])
})

test("the nights of a place have the lowest price of its stays for this visitor", async () => {
  const span = [day("2026-12-03"), day("2026-12-05")] as const

  expect(await run(visitor.placeNights("pantai-cenang", ...span))).toEqual(
    placeNights(
      await run(catalogue.snapshot()),
      "pantai-cenang",
      { from: span[0], until: span[1] },
      {
        member: false,
        now: clock.now(),
      },
    ),
  )
})

describe("what comes from memory", () => {
  const remembering = propertyFinder({
    catalogue: {
      ...catalogue,
      snapshot: () =>
        Effect.map(catalogue.snapshot(), (now) => ({ ...now, isRemembered: true as const })),
    },
    clock,
    reviews,
  })({ session: "one", member: false })

  test("says so itself on the home page, in results and on a property", async () => {
    const slug = "the-springwater"
    const answers = [
      await run(remembering.home()),
      await run(remembering.search(anySearch)),
      await run(remembering.open(slug, criteria)),
    ]
    const { reviews: _, ...page } = await run(visitor.open(slug, criteria))
    const fresh = [await run(visitor.home()), await run(visitor.search(anySearch)), page]

    expect(answers).toEqual(fresh.map((answer) => ({ ...answer, remembered: true })))
    expect(fresh.filter((answer) => "remembered" in answer)).toEqual([])
  })
})

describe("the reviews on the page of a property", () => {
  const slug = "the-springwater"
  const idOf = (place: number) => ReviewId.make(`${place}`.repeat(26))

  test("are its newest, with what all of them come to", async () => {
    const store = inMemoryReviewStore()
    const places = [1, 2, 3, 4, 5]
    await run(
      store.keep(
        places.map((place) =>
          aKeptReview({
            id: idOf(place),
            booking: null,
            at: `2026-12-0${place}T02:30:00.000Z` as Instant,
          }),
        ),
      ),
    )
    const reading = propertyFinder({ catalogue, clock, reviews: store })
    const page = await run(reading({ session: "one", member: false }).open(slug, criteria))

    expect(page.reviews?.totals.count).toBe(5)
    expect(page.reviews).toMatchObject({ page: 1, pageSize: 4 })
    expect(page.reviews?.reviews.map(({ id }) => id)).toEqual([5, 4, 3, 2].map(idOf))
  })

  test("are left out while they cannot be read", async () => {
    const down = () => Effect.suspend(() => new StoreUnreachable())
    const reading = propertyFinder({
      catalogue,
      clock,
      reviews: { ofProperty: down, totalsOf: down },
    })
    const { reviews: _, ...page } = await run(visitor.open(slug, criteria))

    expect(await run(reading({ session: "one", member: false }).open(slug, criteria))).toEqual(page)
  })
})
