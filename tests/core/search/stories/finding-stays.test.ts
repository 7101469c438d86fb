import { describe, expect, test } from "vitest"
import { anySearch, withDates, withWhere } from "#core/search-request/change-search.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { member, run, studio, visitor, weekend } from "#tests/core/search/finder-world.ts"

describe("a search", () => {
  test("shows the price of the checkout, what is left and the deal behind signing in", async () => {
    const { stays, total } = await run(visitor.search(weekend))

    expect(total).toBe(1)
    expect(stays[0]).toMatchObject({
      slug: "the-springwater",
      price: {
        kind: "stay",
        perNight: 24_473,
        perNightBefore: 24_473,
        cost: 48_946,
        taxesAndFees: 4946,
        deposit: 20_000,
      },
      left: 1,
      memberPercent: 20,
      mix: [{ roomType: studio, count: 1 }],
      freeCancellationUntil: "2026-12-01T07:00:00.000Z",
    })
  })

  test("gives members their deal and says what it was before", { tags: "§1.17" }, async () => {
    const { stays } = await run(member.search(weekend))

    expect(stays.find(({ slug }) => slug === "the-springwater")).toMatchObject({
      price: { perNight: 19_578, perNightBefore: 24_473 },
      memberPercent: 0,
    })
  })

  test("without dates shows the lowest night of the next sixty days", async () => {
    const { stays } = await run(visitor.search(withWhere(anySearch, "langkawi")))

    expect(stays.map(({ slug, price, left }) => ({ slug, price, left }))).toEqual([
      {
        slug: "palm-huts",
        price: { kind: "lowestNight", perNight: 16200, perNightBefore: 18000 },
        left: null,
      },
    ])
  })

  test.each(["palm-huts", "Palm Huts", "Pondok Palma", "棕榈小屋"])(
    "by the name %s shows the property even when it cannot be booked",
    async (where) => {
      const { place, stays, total } = await run(visitor.search(withWhere(weekend, where)))

      expect({ place, total }).toEqual({ place: null, total: 1 })
      expect(stays[0]).toMatchObject({ slug: "palm-huts", price: null, left: 0, mix: [] })
    },
  )

  test.each(["penang", "Malacca"])("in %s, where nothing is, offers a wider one", async (where) => {
    const { total, alternatives } = await run(visitor.search(withWhere(weekend, where)))

    expect(total).toBe(0)
    expect(alternatives).toEqual([{ kind: "widen", search: weekend, count: 1 }])
  })

  test("of a sold-out weekend offers the days beside it", async () => {
    const sold = withWhere(withDates(anySearch, stayDates("2026-12-05", "2026-12-06")), "langkawi")

    const { alternatives } = await run(visitor.search(sold))

    expect(alternatives.map(({ kind, search, count }) => [kind, search.criteria, count])).toEqual([
      ["earlier", { ...sold.criteria, dates: stayDates("2026-12-04", "2026-12-05") }, 1],
      ["later", { ...sold.criteria, dates: stayDates("2026-12-06", "2026-12-07") }, 1],
      ["widen", { ...sold.criteria, where: null }, 1],
    ])
  })

  test("around a landmark finds the nearest first and says how far", async () => {
    const { place, stays } = await run(visitor.search(withWhere(weekend, "petronas-twin-towers")))

    expect(place?.kind).toBe("landmark")
    expect(stays[0]?.distanceKm).toBeLessThan(1)
  })

  test("for days gone by, or too far ahead, finds nothing", async () => {
    const past = withDates(anySearch, stayDates("2026-11-20", "2026-11-22"))
    const far = withDates(anySearch, stayDates("2028-12-01", "2028-12-02"))

    expect((await run(visitor.search(past))).total).toBe(0)
    expect((await run(visitor.search(far))).total).toBe(0)
  })
})
