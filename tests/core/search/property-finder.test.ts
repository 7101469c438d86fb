import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { PropertiesUnreachable } from "#core/property/property.errors.ts"
import { anySearch, withWhere } from "#core/search-request/change-search.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { catalogue, clock, criteria, run, shelves, visitor } from "./finder-world.ts"

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

  test("are none for nothing", async () => {
    expect(await run(visitor.suggest("  "))).toEqual([])
  })
})

test("a catalogue that does not answer is said to be unreachable", async () => {
  const down = Effect.suspend(() => new StoreUnreachable())
  const broken = propertyFinder({
    catalogue: { snapshot: () => down, mostBooked: () => down },
    clock,
  })({ session: "three", member: false })
  const unreachable = new PropertiesUnreachable()

  expect(await run(Effect.flip(broken.home()))).toEqual(unreachable)
  expect(await run(Effect.flip(broken.suggest("kl")))).toEqual(unreachable)
  expect(await run(Effect.flip(broken.search(anySearch)))).toEqual(unreachable)
  expect(await run(Effect.flip(broken.open("the-springwater", criteria)))).toEqual(unreachable)
})

describe("what comes from memory", () => {
  const remembering = propertyFinder({
    catalogue: {
      ...catalogue,
      snapshot: () =>
        Effect.map(catalogue.snapshot(), (now) => ({ ...now, isRemembered: true as const })),
    },
    clock,
  })({ session: "one", member: false })

  test("says so itself on the home page, in results and on a property", async () => {
    const slug = "the-springwater"
    const answers = [
      await run(remembering.home()),
      await run(remembering.search(anySearch)),
      await run(remembering.open(slug, criteria)),
    ]
    const fresh = [
      await run(visitor.home()),
      await run(visitor.search(anySearch)),
      await run(visitor.open(slug, criteria)),
    ]

    expect(answers).toEqual(fresh.map((answer) => ({ ...answer, remembered: true })))
    expect(fresh.filter((answer) => "remembered" in answer)).toEqual([])
  })
})
