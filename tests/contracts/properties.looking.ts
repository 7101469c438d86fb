import { Slug } from "#core/property/property.ts"
import { anySearch, withDates, withWhere } from "#core/search-request/change-search.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aParty, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"
import { aHeldBooking } from "./bookings.steps.ts"
import { refusal, resultOf, type World } from "./world.ts"

const theWeekend = { where: null, dates: stayDates(), party: aParty() }
const friday = day("2026-12-04")

/** What is promised about one property. */
export const lookingPromises = {
  open: (world: () => World) => {
    it("offers each room with its rates and how many are left", async () => {
      await aHeldBooking(world().guest())

      const page = await resultOf(world().guest().properties.open("the-springwater", theWeekend))

      expect(page.property.slug).toBe("the-springwater")
      expect(page.destination.slug).toBe("kuala-lumpur")
      expect(page.offers).toMatchObject([{ roomType: "springwater-studio", free: 2 }])
      expect(page.offers[0]?.nights.map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-05"])
      expect(page.mix).toEqual([{ roomType: "springwater-studio", count: 1 }])
    })

    it("offers no room that a restriction keeps out, and says which", async () => {
      const short = { ...theWeekend, dates: stayDates("2027-03-12", "2027-03-14") }

      const page = await resultOf(world().guest().properties.open("the-springwater", short))

      expect(page.mix).toBeNull()
      expect(page.offers).toMatchObject([
        { free: 0, restricted: [{ path: "dates", code: "BelowMinNights", count: 3 }] },
      ])
      expect(page.nearMiss?.otherDates[0].dates).toEqual(stayDates("2027-03-12", "2027-03-15"))
    })

    it.each([
      ["the-springwater", { freeCancellation: true, payAtProperty: false }, "lowest"],
      ["the-springwater", { freeCancellation: false, payAtProperty: true }, "lowest"],
      ["the-long-house", { freeCancellation: true, payAtProperty: false }, "lowest"],
      ["the-long-house", { freeCancellation: false, payAtProperty: true }, "none"],
    ] as const)(
      "says of %s how terms that are asked for are met: %j",
      async (slug, terms, price) => {
        const page = await resultOf(
          world()
            .guest()
            .properties.open(slug, { ...theWeekend, terms }),
        )

        expect(page.onTerms).toEqual({ price })
        expect(page.mix).toHaveLength(1)
      },
    )

    it("says nothing of terms that nobody asked for", async () => {
      const page = await resultOf(world().guest().properties.open("the-springwater", theWeekend))

      expect(page).not.toHaveProperty("onTerms")
    })

    it("chooses no rooms for a party that none can seat", async () => {
      const crowd = { ...theWeekend, party: aParty({ adults: 12, rooms: 4 }) }

      const page = await resultOf(world().guest().properties.open("the-springwater", crowd))

      expect(page.mix).toBeNull()
    })

    it.each(["castle-in-the-air", "Not A Slug", "../the-springwater", ""])(
      "knows no property by the name %j",
      async (slug) => {
        const failure = await refusal(world().guest().properties.open(slug, theWeekend))

        expect(failure._tag).toBe("PropertyNotFound")
      },
    )
  },

  listed: (world: () => World) => {
    const named = (...names: ReadonlyArray<string>) => names.map((name) => Slug.make(name))
    const both = named("the-long-house", "the-springwater")

    it("shows the named stays in their order, each as a search shows it", async () => {
      await aHeldBooking(world().guest())
      const { properties } = world().guest()
      const search = withDates(anySearch, theWeekend.dates)

      const stays = await resultOf(properties.listed(both, theWeekend))
      const found = await resultOf(properties.search(search))

      expect(stays.map(({ slug }) => slug)).toEqual(both)
      for (const stay of stays)
        expect(stay).toEqual(found.stays.find(({ slug }) => slug === stay.slug))
    })

    it("shows what a night costs where there are no dates", async () => {
      const [stay] = await resultOf(
        world()
          .guest()
          .properties.listed(named("the-springwater"), { ...theWeekend, dates: null }),
      )

      expect(stay?.price).toMatchObject({ kind: "lowestNight", perNight: 18_000 })
    })

    it("shows a stay that cannot be had without a price", async () => {
      const crowd = { ...theWeekend, party: aParty({ adults: 12, rooms: 4 }) }

      const [stay] = await resultOf(
        world().guest().properties.listed(named("the-springwater"), crowd),
      )

      expect(stay).toMatchObject({ slug: "the-springwater", price: null, left: 0 })
    })

    it("leaves out what nobody knows, and has nothing to say of no stays", async () => {
      const { properties } = world().guest()

      const stays = await resultOf(
        properties.listed(named("castle-in-the-air", "the-springwater"), theWeekend),
      )

      expect(stays.map(({ slug }) => slug)).toEqual(["the-springwater"])
      expect(await resultOf(properties.listed([], theWeekend))).toEqual([])
    })
  },

  calendar: (world: () => World) => {
    const nights = async (until = addDays(friday, 3)) =>
      resultOf(world().guest().properties.calendar("the-springwater", friday, until))

    it("shows every night from one date up to another", async () => {
      expect((await nights()).map(({ date }) => date)).toEqual([
        "2026-12-04",
        "2026-12-05",
        "2026-12-06",
      ])
    })

    it("shows which nights are sold out", async () => {
      for (let studio = 1; studio <= 3; studio += 1) await aHeldBooking(world().guest())

      expect((await nights()).map(({ soldOut }) => soldOut)).toEqual([true, true, false])
    })

    it("shows on which days nobody arrives, and from how many nights on", async () => {
      const { properties } = world().guest()
      const from = day("2027-03-11")

      expect(
        await resultOf(properties.calendar("the-springwater", from, addDays(from, 3))),
      ).toEqual([
        { date: "2027-03-11", soldOut: false, lowestRate: 18_000 },
        { date: "2027-03-12", soldOut: false, lowestRate: 22_000, minNights: 3 },
        { date: "2027-03-13", soldOut: false, lowestRate: 22_000, noArrival: true },
      ])
    })

    it("shows a hundred nights at most", async () => {
      expect(await nights(addDays(friday, 400))).toHaveLength(100)
    })

    it("has no nights between a date and an earlier one", async () => {
      expect(await nights(addDays(friday, -3))).toEqual([])
    })

    it("knows no property that is not on sale", async () => {
      const { properties } = world().guest()
      const asked = properties.calendar("castle-in-the-air", friday, addDays(friday, 3))

      expect((await refusal(asked))._tag).toBe("PropertyNotFound")
    })
  },

  placeNights: (world: () => World) => {
    const nights = async (where: string, until = addDays(friday, 3)) =>
      resultOf(world().guest().properties.placeNights(where, friday, until))

    it("shows the lowest price of a room in every night, of each stay that a search looks at", async () => {
      const town = await nights("kuala-lumpur")
      const { properties } = world().guest()
      const { stays } = await resultOf(properties.search(withWhere(anySearch, "kuala-lumpur")))
      const each = await Promise.all(
        stays.map(async ({ slug }) =>
          resultOf(properties.calendar(slug, friday, addDays(friday, 3))),
        ),
      )

      expect(stays.length).toBeGreaterThan(0)
      expect(town).toEqual(
        [0, 1, 2].map((night) => ({
          date: addDays(friday, night),
          lowestRate: Math.min(...each.map((known) => known[night]?.lowestRate ?? Infinity)),
        })),
      )
    })

    it("shows no price of a night in which nothing is free", async () => {
      for (let studio = 1; studio <= 3; studio += 1) await aHeldBooking(world().guest())

      const [first, second, third] = await nights("the-springwater")

      expect([first?.lowestRate, second?.lowestRate]).toEqual([null, null])
      expect(third?.lowestRate).toBe(18_000)
    })

    it("shows a hundred nights at most, and none of a place that nobody knows", async () => {
      expect(await nights("kuala-lumpur", addDays(friday, 400))).toHaveLength(100)
      expect((await nights("atlantis")).map(({ lowestRate }) => lowestRate)).toEqual([
        null,
        null,
        null,
      ])
    })
  },
}
