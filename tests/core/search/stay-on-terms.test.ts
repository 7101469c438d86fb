import { noMoney, senOf } from "#core/money/amounts.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { anySearch, withDates, withFilters, withWhere } from "#core/search-request/change-search.ts"
import type { Filters } from "#core/search-request/filters.ts"
import { findStay } from "#core/search/found-stay.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { StayResult, StayMissed } from "#core/search/search-answer.ts"
import { stayOnTerms } from "#core/search/stay-on-terms.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"
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

describe("a stay with a dearer room type", () => {
  it("is shown in the room type of its lowest price, though another has the terms for less", () => {
    const steep = aSaver({ difference: { percent: -50 } })
    const dear = aPlan({ difference: { sen: 9_000 } })
    const room = (id: string, plans: NonNullable<Plans>) =>
      aRoomType({ id: RoomTypeId.make(id), plans })
    const rooms = [room("a", [dear, steep]), room("b", [aPlan()])]
    const { stays } = search(aTownOf(aHouse("house", { terms, rooms })), { freeCancellation: true })

    expect(stays[0]?.mix).toMatchObject([{ roomType: "a", plan: "flex" }])
  })
})

describe("a stay whose cheapest room type lacks the terms", () => {
  const steep = aSaver({ difference: { percent: -50 } })
  const room = (id: string, plans: NonNullable<Plans>) =>
    aRoomType({ id: RoomTypeId.make(id), plans })
  const found = (...rooms: ReadonlyArray<ReturnType<typeof aRoomType>>) =>
    search(aTownOf(aHouse("house", { terms, rooms })), { freeCancellation: true }).stays

  it("is shown in another room type that has them", () => {
    const [stay] = found(room("a", [steep]), room("b", [steep, aPlan()]))

    expect(stay?.mix).toMatchObject([{ roomType: "b", plan: "flex" }])
  })

  it("is shown in another room type where its own has them in a plan that is not sold", () => {
    const onArrival = aPlan({ id: PlanId.make("arrival"), pay: "AT_PROPERTY" })
    const rooms = [room("a", [steep, onArrival]), room("b", [aPlan()])]
    const house = aHouse("house", { terms: { ...terms, payAtProperty: false }, rooms })
    const { stays } = search(aTownOf(house), { freeCancellation: true })

    expect(stays[0]?.mix).toMatchObject([{ roomType: "b", plan: "flex" }])
  })

  it("is left out where no room type has them that can be booked", () => {
    const full = aRoomType({ id: RoomTypeId.make("b"), plans: [aPlan()], units: 0 })

    expect(found(room("a", [steep]), full)).toEqual([])
    expect(found(room("a", [steep]), room("b", [steep]))).toEqual([])
  })
})

describe("a stay as it was found", () => {
  const question = stayQuestion({ dates, party: { adults: 2, children: 0, rooms: 1 } }, aViewer())
  const asked = { freeCancellation: true, payAtProperty: false }
  const foundUnder = (plans: NonNullable<Plans>) => {
    const house = selling(plans)
    const found = findStay(aTownOf(house), searchablePropertyOf(house), null, question)
    const under = (): never => {
      throw new Error("priced again")
    }
    return { ...found, under }
  }

  it("is not priced again where its lowest price has the terms", () => {
    const found = foundUnder([aPlan(), aPlan({ id: PlanId.make("dear"), difference: early })])

    expect(stayOnTerms(found, asked, question)).toBe(found)
  })

  it("is not priced again where none of its plans has them", () => {
    expect(stayOnTerms(foundUnder([aSaver()]), asked, question)).toBeNull()
  })

  it("is not free to cancel where it cannot be had at all", () => {
    const full = { ...foundUnder([aPlan()]), mix: [], price: null }

    expect(stayOnTerms(full, asked, question)).toBeNull()
    expect(stayOnTerms(full, { ...asked, freeCancellation: false }, question)).toBe(full)
  })
})

it("names no free cancellation of a stay that was searched by name and is sold out", () => {
  const full = aTownOf(aHouse("house", { terms, room: { units: 0 } }))
  const { stays } = searchStays(full, withDates(withWhere(anySearch, "house"), dates), aViewer())

  expect(stays).toMatchObject([{ slug: "house", price: null, freeCancellationUntil: null }])
  expect(stays[0]).not.toHaveProperty("nonRefundable")
})

it.each([{ minPrice: noMoney }, { maxPrice: senOf(1_000_000) }])(
  "leaves out a stay without a price where prices are asked for: %j",
  (asked) => {
    const full = aTownOf(aHouse("house", { terms, room: { units: 0 } }))
    const named = withDates(withWhere(anySearch, "house"), dates)

    expect(searchStays(full, named, aViewer()).total).toBe(1)
    expect(searchStays(full, withFilters(named, asked), aViewer()).total).toBe(0)
  },
)

describe("a stay that only a restriction keeps out", () => {
  const restrictions = [{ minNights: 3 }]
  const missed = (plans: NonNullable<Plans>, filters: Partial<Filters>) =>
    search(aTownOf(aHouse("house", { terms, room: { plans, restrictions } })), filters).nearMisses
  const [onAny] = missed([aPlan(), aSaver()], {}) ?? []
  const [onFree] = missed([aPlan(), aSaver()], { freeCancellation: true }) ?? []

  it("is offered on other dates at the price of the terms asked for", () => {
    expect(onAny?.stay.mix[0]?.plan).toBe("saver")
    expect(onFree?.stay.mix[0]?.plan).toBe("flex")
    expect(onFree?.otherDates[0].cost).toBeGreaterThan(onAny?.otherDates[0].cost ?? Infinity)
    expect(onFree?.stay.price).toMatchObject({ cost: onFree?.otherDates[0].cost })
  })

  it("is told of with all that it is", () => {
    const answer = search(
      aTownOf(aHouse("house", { terms, room: { plans: [aSaver()], restrictions } })),
    )
    const [first] = answer.nearMisses ?? []
    const accepted = withoutEachField({ ...first })
      .filter(([path]) => !/nonRefundable$|mix\.\d+\.plan$|restricted\.\d+\.count$/.test(path))
      .filter(([, rest]) => Schema.is(StayMissed)(rest))

    expect(Schema.is(StayMissed)(first)).toBe(true)
    expect(accepted.map(([path]) => path)).toEqual([])
    expect(Schema.is(StayResult)({ ...first?.stay, nonRefundable: false })).toBe(false)
  })

  it("is not offered where no plan has the terms on them", () => {
    expect(missed([aSaver()], { freeCancellation: true })).toBeUndefined()
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

  it("is priced so where only one of them has a cheaper plan", () => {
    const mixOf = (filters: Partial<Filters>) =>
      inTown([aPlan()], filters).stays[0]?.mix.map(({ plan }) => plan)

    expect(mixOf({})).toEqual(["saver", "flex"])
    expect(mixOf({ freeCancellation: true })).toEqual(["flex", "flex"])
  })

  it("is not found where the plans that have the terms cannot be paid for together", () => {
    const now = aPlan({ pay: "NOW" })
    const there = aPlan({ id: PlanId.make("there"), pay: "AT_PROPERTY" })
    const rooms = [room("a", [now, aSaver()]), room("b", [there, aSaver()])]
    const town = aTownOf(aHouse("house", { terms, rooms }))
    const ask = (filters: Partial<Filters>) => {
      const asked = withFilters(withDates(anySearch, dates), filters)
      const criteria = { ...asked.criteria, party: couple }
      return searchStays(town, { ...asked, criteria }, aViewer())
    }

    expect(ask({}).total).toBe(1)
    expect(ask({}).facets.freeCancellation).toBe(0)
    expect(ask({ freeCancellation: true }).total).toBe(0)
  })

  it("is not found on terms that one of them lacks", () => {
    expect(inTown([aSaver()], {}).facets.freeCancellation).toBe(0)
    expect(inTown([aSaver()], { freeCancellation: true }).stays).toEqual([])
    expect(inTown([aSaver()], {}).stays).toMatchObject([{ nonRefundable: true }])
  })
})
