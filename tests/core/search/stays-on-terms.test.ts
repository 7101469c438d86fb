import { noMoney } from "#core/money/amounts.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { anySearch, withDates, withFilters } from "#core/search-request/change-search.ts"
import type { Filters } from "#core/search-request/filters.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

type Plans = RoomType["plans"]

const dates = stayDates()
const early = { sen: 500 }
const onArrival = aPlan({ id: PlanId.make("later"), pay: "AT_PROPERTY", difference: early })
const terms = sellingTerms({ payAtProperty: true })

const selling = (plans: NonNullable<Plans>, slug = "house") =>
  aHouse(slug, { terms, room: { plans } })

const search = (
  town: ReturnType<typeof aTownOf>,
  filters: Partial<Filters> = {},
  asked: typeof dates | null = dates,
) =>
  searchStays(
    town,
    withFilters(asked ? withDates(anySearch, asked) : anySearch, filters),
    aViewer(),
  )

const shown = (...asked: Parameters<typeof search>) =>
  search(...asked).stays.map(({ slug, price, mix, nonRefundable, payAtProperty }) => ({
    slug,
    perNight: price?.perNight,
    plan: mix[0]?.plan,
    nonRefundable,
    payAtProperty,
  }))

const counts = (...asked: Parameters<typeof search>) => {
  const { freeCancellation, payAtProperty } = search(...asked).facets
  return { freeCancellation, payAtProperty }
}

describe("a stay with a cheaper plan that is non-refundable", () => {
  const town = aTownOf(selling([aPlan(), aSaver(), onArrival]))
  const [cheapest] = shown(town)
  const [free] = shown(town, { freeCancellation: true })
  const [later] = shown(town, { payAtProperty: true })

  it("says so beside its lowest price", () => {
    expect(cheapest).toMatchObject({ plan: "saver", nonRefundable: true, payAtProperty: false })
  })

  it("is shown at the price of a refundable plan to guests who ask for free cancellation", () => {
    expect(free?.plan).toBe("flex")
    expect(free?.nonRefundable).toBeUndefined()
    expect(free?.perNight).toBeGreaterThan(cheapest?.perNight ?? Infinity)
  })

  it("is shown at the price of a plan paid there to guests who ask to pay at the property", () => {
    expect(later).toMatchObject({ plan: "flex", payAtProperty: true })
  })

  it("is shown so without dates, too", () => {
    expect(shown(town, {}, null)[0]).toMatchObject({ plan: "saver", nonRefundable: true })
    expect(shown(town, { freeCancellation: true }, null)[0]).toMatchObject({ plan: "flex" })
  })
})

describe("filters of terms together", () => {
  const paidNow = aPlan({ pay: "NOW" })
  const neverFree = aPlan({
    id: PlanId.make("strict"),
    pay: "AT_PROPERTY",
    terms: "NON_REFUNDABLE",
    difference: { percent: -20 },
  })

  it("find a stay only where one plan has all of the terms", () => {
    const town = aTownOf(selling([paidNow, neverFree]))

    expect(counts(town)).toEqual({ freeCancellation: 1, payAtProperty: 1 })
    expect(shown(town, { freeCancellation: true })[0]?.plan).toBe("flex")
    expect(shown(town, { payAtProperty: true })[0]?.plan).toBe("strict")
    expect(shown(town, { freeCancellation: true, payAtProperty: true })).toEqual([])
    expect(counts(town, { freeCancellation: true })).toEqual({
      freeCancellation: 1,
      payAtProperty: 0,
    })
  })

  it("find none at a property that takes no money on arrival", () => {
    const there = aHouse("house", {
      terms: sellingTerms({ payAtProperty: false }),
      room: { plans: [aPlan(), aSaver()] },
    })

    expect(shown(aTownOf(there), { payAtProperty: true })).toEqual([])
    expect(counts(aTownOf(there)).payAtProperty).toBe(0)
  })

  it("find none where no plan has the terms", () => {
    const town = aTownOf(selling([aSaver()]))

    expect(shown(town, { freeCancellation: true })).toEqual([])
    expect(counts(town).freeCancellation).toBe(0)
  })
})

describe("a limit of the price", () => {
  const town = aTownOf(selling([aPlan(), aSaver()]))
  const saver = shown(town)[0]?.perNight ?? noMoney

  it("is held to the price on the terms asked for, and counted so", () => {
    const upToSaver = { maxPrice: saver }

    expect(shown(town, upToSaver)).toHaveLength(1)
    expect(counts(town, upToSaver).freeCancellation).toBe(0)
    expect(shown(town, { ...upToSaver, freeCancellation: true })).toEqual([])
  })

  it("is drawn from the prices on the terms asked for", () => {
    const { prices } = search(town, { freeCancellation: true }).facets

    expect(prices.lowest).toBeGreaterThan(saver)
    expect(prices.lowest).toBe(prices.highest)
  })
})

describe("the order by price", () => {
  it("goes by the prices on the terms asked for", () => {
    const steep = aSaver({ difference: { percent: -50 } })
    const town = aTownOf(
      aHouse("dear-but-for-saver", {
        terms,
        room: { plans: [aPlan({ difference: early }), steep] },
      }),
      aHouse("fair", { terms, room: { plans: [aPlan()] } }),
    )
    const order = (filters: Partial<Filters>) => shown(town, filters).map(({ slug }) => slug)

    expect(order({})).toEqual(["dear-but-for-saver", "fair"])
    expect(order({ freeCancellation: true })).toEqual(["fair", "dear-but-for-saver"])
  })
})

describe("a stay of two room types", () => {
  const one = { maxAdults: 2, maxChildren: 0, maxGuests: 2, units: 1 }
  const room = (id: string, plans: NonNullable<Plans>) =>
    aRoomType({ id: RoomTypeId.make(id), ...one, plans })
  const couple = { adults: 4, children: 0, rooms: 2 }
  const inTown = (plans: NonNullable<Plans>, filters: Partial<Filters>) => {
    const town = aTownOf(
      aHouse("house", { terms, rooms: [room("a", [aPlan(), aSaver()]), room("b", plans)] }),
    )
    const asked = withFilters(withDates(anySearch, dates), filters)
    return searchStays(
      town,
      { ...asked, criteria: { ...asked.criteria, party: couple } },
      aViewer(),
    )
  }

  it("is found on terms that both have", () => {
    const { stays } = inTown([aPlan(), aSaver()], { freeCancellation: true })

    expect(stays[0]?.mix.map(({ plan }) => plan)).toEqual(["flex", "flex"])
  })

  it("is not found on terms that one of them lacks", () => {
    expect(inTown([aSaver()], {}).facets.freeCancellation).toBe(0)
    expect(inTown([aSaver()], { freeCancellation: true }).stays).toEqual([])
    expect(inTown([aSaver()], {}).stays).toMatchObject([{ nonRefundable: true }])
  })
})
