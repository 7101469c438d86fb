import { describe, expect, it } from "vitest"
import { PlanId } from "#core/property/rate-plan.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { PropertyPage, TermsMet } from "#core/search/property-page.ts"
import { anySearch, withDates, withFilters } from "#core/search-request/change-search.ts"
import { noTerms, type Terms } from "#core/search-request/stay-asked.ts"
import { openProperty } from "#core/search/open-property.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { Schema } from "effect"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

type Plans = NonNullable<RoomType["plans"]>

const free: Terms = { ...noTerms, freeCancellation: true }
const later: Terms = { ...noTerms, payAtProperty: true }
const dated = withDates(anySearch, stayDates()).criteria
const undated = anySearch.criteria
const terms = sellingTerms({ payAtProperty: true })

const selling = (plans: Plans, slug = "house") => aHouse(slug, { terms, room: { plans } })

const opened = (
  house: ReturnType<typeof aHouse>,
  asked: Terms | undefined,
  { criteria = dated, others = [] as ReadonlyArray<ReturnType<typeof aHouse>> } = {},
) =>
  openProperty(
    aTownOf(house, ...others),
    house,
    { ...criteria, ...(asked && { terms: asked }) },
    aViewer(),
  )

const chosen = (...asked: Parameters<typeof opened>) => {
  const { mix, onTerms } = opened(...asked)
  return { plan: mix?.[0]?.plan ?? null, price: onTerms?.price ?? null }
}

describe("the page of a property whose lowest price is non-refundable", () => {
  const house = selling([aPlan(), aSaver()])

  it("chooses the lowest price where no terms are asked for, and says nothing of terms", () => {
    expect(chosen(house, undefined)).toEqual({ plan: "saver", price: null })
    expect(chosen(house, noTerms)).toEqual({ plan: "saver", price: null })
    expect(opened(house, noTerms)).not.toHaveProperty("onTerms")
  })

  it("chooses the plan with free cancellation for guests who ask for it, and says that it costs more", () => {
    expect(chosen(house, free)).toEqual({ plan: "flex", price: "higher" })
    expect(chosen(house, later)).toEqual({ plan: "flex", price: "higher" })
    expect(opened(house, free).onTerms).toStrictEqual({ price: "higher" })
  })

  it("starts without dates from the lowest night that a card with these terms shows", () => {
    const { mix, onTerms, lowestNight } = opened(house, free, { criteria: undated })
    const search = withFilters(anySearch, free)
    const [card] = searchStays(aTownOf(house), search, aViewer()).stays

    expect(mix).toBeNull()
    expect(onTerms).toStrictEqual({ price: "higher" })
    expect(lowestNight).toBe(card?.price?.perNight)
    expect(opened(house, noTerms, { criteria: undated })).not.toHaveProperty("onTerms")
  })
})

describe("terms that cost nothing", () => {
  it("are met at the lowest price where it has them", () => {
    expect(chosen(selling([aPlan()]), free)).toEqual({ plan: "flex", price: "lowest" })
  })

  it("are met at the lowest price where another plan costs the same", () => {
    const alike = selling([aSaver({ difference: { sen: 0 } }), aPlan()])

    expect(chosen(alike, undefined).plan).toBe("saver")
    expect(chosen(alike, free)).toEqual({ plan: "flex", price: "lowest" })
  })
})

describe("terms that nothing has", () => {
  it("leave the lowest price chosen, and the page says so", () => {
    expect(chosen(selling([aSaver()]), free)).toEqual({ plan: "saver", price: "none" })
    expect(opened(selling([aSaver()]), free, { criteria: undated }).onTerms).toStrictEqual({
      price: "none",
    })
  })

  it("are those to be paid there at a property that takes no money", () => {
    const house = aHouse("house", {
      terms: sellingTerms({ payAtProperty: false }),
      room: { plans: [aPlan(), aSaver()] },
    })

    expect(chosen(house, later)).toEqual({ plan: "saver", price: "none" })
    expect(chosen(house, { freeCancellation: true, payAtProperty: true }).price).toBe("none")
  })

  it("are not spoken of where no room can be had at all", () => {
    const full = aHouse("house", { terms, room: { plans: [aPlan()], units: 0 } })

    expect(chosen(full, free)).toEqual({ plan: null, price: null })
    expect(opened(full, free).mix).toBeNull()
  })
})

describe("terms that only a dearer room type has", () => {
  const room = (id: string, plans: Plans) => aRoomType({ id: RoomTypeId.make(id), plans })
  const house = aHouse("house", {
    terms,
    rooms: [
      room("cheap", [aSaver({ difference: { percent: -50 } })]),
      room("dear", [aPlan({ id: PlanId.make("open") }), aSaver()]),
    ],
  })

  it("choose that room type, as results do", () => {
    const search = withFilters({ ...anySearch, criteria: dated }, free)

    const [card] = searchStays(aTownOf(house), search, aViewer()).stays

    expect(card?.mix).toEqual([{ roomType: "dear", plan: "open", count: 1 }])
    expect(opened(house, free)).toMatchObject({
      mix: [{ roomType: "dear", plan: "open", count: 1 }],
      onTerms: { price: "higher" },
    })
  })
})

describe("what else the page shows on terms", () => {
  const asked = selling([aPlan()], "asked")
  const both = selling([aPlan(), aSaver()], "both")
  const never = selling([aSaver()], "never")

  it("are similar stays that have them, at the price of these plans", () => {
    const others = [both, never]
    const plansIn = (wanted: Terms | undefined) =>
      opened(asked, wanted, { others }).similar.map(({ slug, mix }) => [slug, mix[0]?.plan])

    expect(new Map(plansIn(undefined) as never)).toEqual(
      new Map([
        ["both", "saver"],
        ["never", "saver"],
      ]),
    )
    expect(plansIn(free)).toEqual([["both", "flex"]])
  })

  it("are other dates at the price of these plans, and at the lowest where none has them", () => {
    const missed = (plans: Plans, wanted: Terms | undefined) =>
      opened(aHouse("house", { terms, room: { plans, restrictions: [{ minNights: 3 }] } }), wanted)
        .nearMiss?.otherDates[0].cost
    const [lowest, flexible] = [missed([aSaver()], undefined), missed([aPlan()], undefined)]

    expect(missed([aPlan(), aSaver()], undefined)).toBe(lowest)
    expect(missed([aPlan(), aSaver()], free)).toBe(flexible)
    expect(missed([aSaver()], free)).toBe(lowest)
  })
})

it("a page says how terms are met in one of three ways", () => {
  const page = opened(selling([aPlan(), aSaver()]), free)

  expect(Schema.is(PropertyPage)(page)).toBe(true)
  expect(["lowest", "higher", "none", "?"].map((price) => Schema.is(TermsMet)({ price }))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(Schema.is(PropertyPage)({ ...page, lowestNight: -1 })).toBe(false)
})
