import {
  anySearch,
  withArea,
  withDates,
  withFilters,
  withFlexibleDates,
  withWhere,
} from "#core/search-request/change-search.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { areaAround } from "#core/place/map-area.rules.ts"
import { aParty, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"
import { aHeldBooking } from "./bookings.steps.ts"
import { resultOf, type World } from "./world.ts"

/** Two adults for the weekend that the other promises are about. */
const theWeekend: StaySearch = withDates(
  { ...anySearch, criteria: { ...anySearch.criteria, party: aParty() } },
  stayDates(),
)
const inTown = withWhere(theWeekend, "kuala-lumpur")

const soldOut = async (world: World): Promise<void> => {
  for (let studio = 1; studio <= 3; studio += 1) await aHeldBooking(world.guest())
}

/** What is promised about searching. */
export const searchingPromises = {
  home: (world: () => World) => {
    it("shows what is featured and where stays are", async () => {
      const home = await resultOf(world().guest().properties.home())

      expect(home.featured.map(({ slug }) => slug)).toContain("the-springwater")
      expect(home.kinds.find(({ kind }) => kind === "condo")?.stays).toBe(2)
    })
  },

  suggest: (world: () => World) => {
    const namesFor = async (text: string) =>
      (await resultOf(world().guest().properties.suggest(text))).map(({ slug }) => slug)

    it.each(["KL", "kuala lumpur", "吉隆坡"])("knows the town by %s", async (text) => {
      expect(await namesFor(text)).toContain("kuala-lumpur")
    })

    it.each(["springwater", "The Spring", "清泉"])("knows the property by %s", async (text) => {
      expect(await namesFor(text)).toContain("the-springwater")
    })

    it.each(["", " ", "\u0000"])("offers popular destinations with stays for %j", async (text) => {
      const offered = await resultOf(world().guest().properties.suggest(text))

      expect(offered).toContainEqual(
        expect.objectContaining({ kind: "destination", slug: "kuala-lumpur" }),
      )
      expect(offered.map(({ slug }) => slug)).not.toContain("semporna")
    })

    it.each(["zzzz", "x".repeat(1000), "%_'\"\\;--"])(
      "has nothing to suggest for %j",
      async (text) => {
        expect(await namesFor(text)).toEqual([])
      },
    )
  },

  search: (world: () => World) => {
    const found = async (search: StaySearch) => resultOf(world().guest().properties.search(search))

    it("finds what can be booked, at the price of the checkout", async () => {
      const { stays } = await found(inTown)
      const { bookings } = world().guest()
      const quote = await resultOf(bookings.quote(aStayRequest()))

      const springwater = stays.find(({ slug }) => slug === "the-springwater")

      const { deposit } = quote
      const cost = quote.total - deposit
      const taxesAndFees = cost - quote.subtotal
      expect(springwater?.price).toMatchObject({ kind: "stay", cost, taxesAndFees, deposit })
      expect(springwater?.mix).toEqual(aStayRequest().rooms)
    })

    it("finds stays in the place asked for, and none of another", { tags: "§1.1" }, async () => {
      const slugsIn = async (where: string) =>
        (await found(withWhere(theWeekend, where))).stays.map(({ slug }) => slug).toSorted()

      expect(await slugsIn("kuala-lumpur")).toEqual(["the-long-house", "the-springwater"])
      expect(await slugsIn("george-town")).not.toContain("the-springwater")
    })

    it("finds on other dates what is sold out on those asked for", { tags: "§1.2" }, async () => {
      await soldOut(world())
      const slugsOn = async (checkIn: string, checkOut: string) =>
        (await found(withDates(inTown, stayDates(checkIn, checkOut)))).stays.map(({ slug }) => slug)

      expect(await slugsOn("2026-12-04", "2026-12-06")).not.toContain("the-springwater")
      expect(await slugsOn("2026-12-07", "2026-12-09")).toContain("the-springwater")
    })

    it(
      "finds as many rooms as are asked for, with a bed for each guest",
      { tags: "§1.3" },
      async () => {
        const roomsFor = async (asked: Partial<StaySearch["criteria"]["party"]>) => {
          const criteria = { ...inTown.criteria, party: aParty(asked) }
          const { stays } = await found({ ...inTown, criteria })
          return stays.find(({ slug }) => slug === "the-springwater")?.mix.map(({ count }) => count)
        }

        expect(await roomsFor({ adults: 2, rooms: 1 })).toEqual([1])
        expect(await roomsFor({ adults: 3, rooms: 3 })).toEqual([3])
        expect(await roomsFor({ adults: 6, children: 3, rooms: 3 })).toEqual([3])
        expect(await roomsFor({ adults: 7, rooms: 3 })).toBeUndefined()
        expect(await roomsFor({ adults: 6, children: 4, rooms: 3 })).toBeUndefined()
      },
    )

    it("finds in a part of the map what lies there, whatever place was asked for before", async () => {
      const around = async (lat: number, lng: number) => {
        const area = { south: lat - 0.01, west: lng - 0.01, north: lat + 0.01, east: lng + 0.01 }
        const search = withArea(withWhere(theWeekend, "langkawi"), areaAround(area))
        return (await found(search)).stays
      }
      const [first] = (await found(inTown)).stays
      if (!first) throw new Error("Nothing was found in town")
      const { point, slug } = first

      expect((await around(point.lat, point.lng)).map((stay) => stay.slug)).toContain(slug)
      expect(await around(point.lat + 1, point.lng)).toEqual([])
    })

    it("finds by guest score those that were reviewed so well, and none that was not", async () => {
      expect((await found(withFilters(theWeekend, { guestScore: 7 }))).total).toBe(0)
      expect((await found(theWeekend)).facets.guestScore).toEqual({ 7: 0, 8: 0, 9: 0 })
    })

    it("no longer finds what is sold out", async () => {
      await soldOut(world())

      const { stays } = await found(inTown)

      expect(stays.map(({ slug }) => slug)).toEqual(["the-long-house"])
    })

    it("finds nothing that a restriction keeps out", async () => {
      const slugs = async (checkOut: string) =>
        (await found(withDates(inTown, stayDates("2027-03-12", checkOut)))).stays.map(
          ({ slug }) => slug,
        )

      expect(await slugs("2027-03-14")).toEqual(["the-long-house"])
      expect((await slugs("2027-03-15")).toSorted()).toEqual(["the-long-house", "the-springwater"])
    })

    it("shows after the results what a restriction keeps out, on dates that would do", async () => {
      const { nearMisses } = await found(withDates(inTown, stayDates("2027-03-12", "2027-03-14")))

      expect(nearMisses).toMatchObject([
        {
          stay: { slug: "the-springwater", price: { kind: "stay", nights: 3 } },
          restricted: [{ code: "BelowMinNights", count: 3 }],
          otherDates: [{ dates: stayDates("2027-03-12", "2027-03-15") }, {}],
        },
      ])
    })

    it("shows the lowest night to a guest without dates", async () => {
      const { stays } = await found(withDates(inTown, null))

      expect(stays[0]?.price?.kind).toBe("lowestNight")
    })

    it("finds as many as the number beside a filter said", async () => {
      const { facets } = await found(inTown)

      const { total } = await found(withFilters(inTown, { payAtProperty: true }))

      expect(total).toBe(facets.payAtProperty)
      expect(total).toBe(1)
    })

    it("finds nothing in a place that is none, and says what would find something", async () => {
      const answer = await found(withWhere(theWeekend, "atlantis"))

      expect(answer).toMatchObject({ total: 0, stays: [], place: null })
    })

    it("finds each stay on the cheapest of flexible dates, and says which they are", async () => {
      const town = withDates(inTown, stayDates("2026-12-06", "2026-12-08"))
      const [exact] = (await found(town)).stays
      const [moved] = (await found(withFlexibleDates(town, { kind: "around", days: 2 }))).stays
      const anyWeekend = withFlexibleDates(inTown, { kind: "weekends", month: "2026-12" })
      const [then] = (await found(anyWeekend)).stays

      expect(exact).not.toHaveProperty("dates")
      expect(moved?.dates).toEqual(stayDates("2026-12-06", "2026-12-08"))
      expect(moved?.price).toEqual(exact?.price)
      expect(then?.dates).toEqual(stayDates("2026-12-04", "2026-12-06"))
    })

    it("finds on flexible dates what is sold out on those asked for", async () => {
      await soldOut(world())
      const flexible = withFlexibleDates(inTown, { kind: "around", days: 3 })

      const slugs = async (search: StaySearch) =>
        (await found(search)).stays.map(({ slug }) => slug)
      const springwater = (await found(flexible)).stays.find(
        ({ slug }) => slug === "the-springwater",
      )

      expect(await slugs(inTown)).not.toContain("the-springwater")
      expect(springwater?.dates).toEqual(stayDates("2026-12-06", "2026-12-08"))
    })
  },
}
