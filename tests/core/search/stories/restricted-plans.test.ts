import type { Property } from "#core/property/property.ts"
import { PlanId, type RatePlan } from "#core/property/rate-plan.ts"
import type { Restriction } from "#core/property/restriction.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { anySearch, withDates, withFilters } from "#core/search-request/change-search.ts"
import { nightCalendar } from "#core/search/night-calendar.ts"
import { openProperty } from "#core/search/open-property.ts"
import { choiceIssues, mostBeside, type RoomsOffered } from "#core/search/room-choice.ts"
import { choiceKey } from "#core/search/room-on-plan.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aParty, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "#tests/core/search/small-town.ts"

const friday = day("2026-12-04")
const weekend = stayDates("2026-12-04", "2026-12-06")
const studio = aHouse("inn").rooms[0]?.id ?? ""

const anInn = (
  plans: readonly [RatePlan, ...ReadonlyArray<RatePlan>],
  room: Partial<RoomType> = {},
) => aHouse("inn", { room: { plans, ...room } })

/** Flexible as ever, and a tenth less where the saver's restrictions allow. */
const withSaver = (...restrictions: ReadonlyArray<Restriction>) =>
  anInn([aPlan(), aSaver({ restrictions })])

const found = (inn: Property, dates = weekend, change = (search: typeof anySearch) => search) =>
  searchStays(aTownOf(inn), change(withDates(anySearch, dates)), aViewer())

const plansFound = (...asked: Parameters<typeof found>) =>
  found(...asked).stays.flatMap(({ mix }) => mix.map(({ plan }) => plan))

const pageOf = (inn: Property, dates = weekend, viewer = aViewer()) =>
  openProperty(aTownOf(inn), inn, withDates(anySearch, dates).criteria, viewer)

const offerOf = (...asked: Parameters<typeof pageOf>) => pageOf(...asked).offers[0]

describe("a plan with restrictions", () => {
  it("is shown where it is sold, and the others where it is not", () => {
    const inn = withSaver({ minNights: 3 })

    expect(plansFound(inn, stayDates("2026-12-04", "2026-12-07"))).toEqual(["saver"])
    expect(plansFound(inn)).toEqual(["flex"])
  })

  it("leaves the other rooms and plans to a party in several rooms", () => {
    const two = (search: typeof anySearch) => ({
      ...search,
      criteria: { ...search.criteria, party: aParty({ adults: 4, rooms: 2 }) },
    })

    expect(plansFound(withSaver({ minNights: 3 }), weekend, two)).toEqual(["flex"])
    expect(plansFound(withSaver({ minNights: 2 }), weekend, two)).toEqual(["saver"])
  })

  it.each<[string, Restriction]>([
    ["at least so many nights", { minNights: 3 }],
    ["at most so many nights", { maxNights: 1 }],
    ["nights that are slept through", { from: friday, until: friday, minNightsThrough: 3 }],
    ["closed nights", { from: friday, until: friday, closed: true }],
    ["no arrival", { weekdays: ["fri"], closedToArrival: true }],
    ["no departure", { weekdays: ["sun"], closedToDeparture: true }],
    ["too early", { bookFrom: 12 }],
    ["too late", { bookUntil: 14 }],
  ])("asks them of its own stays alone: %s", (_, restriction) => {
    const inn = withSaver(restriction)
    const [flex, saver] = offerOf(inn)?.plans ?? []

    expect(plansFound(inn)).toEqual(["flex"])
    expect(flex).not.toHaveProperty("restricted")
    expect(saver?.restricted).toHaveLength(1)
    expect(plansFound(withSaver({ ...restriction, from: day("2027-03-01") }))).toEqual(["saver"])
  })

  it("is asked for what its room and its property ask, too, and the strictest wins", () => {
    const inn = {
      ...anInn([aPlan({ restrictions: [{ minNights: 4 }] })], { restrictions: [{ minNights: 3 }] }),
      restrictions: [{ maxNights: 1 }],
    }
    const offer = offerOf(inn)

    expect(offer?.restricted).toEqual([
      { path: "dates", code: "BelowMinNights", count: 3 },
      { path: "dates", code: "AboveMaxNights", count: 1 },
    ])
    expect(offer?.plans?.[0]?.restricted).toEqual([
      { path: "dates", code: "BelowMinNights", count: 4 },
      { path: "dates", code: "AboveMaxNights", count: 1 },
    ])
  })

  it("names nothing that all plans of its room are asked for", () => {
    const offer = offerOf(anInn([aPlan(), aSaver()], { restrictions: [{ minNights: 3 }] }))

    expect(offer).toMatchObject({ free: 0, restricted: [{ code: "BelowMinNights", count: 3 }] })
    for (const plan of offer?.plans ?? []) expect(plan).not.toHaveProperty("restricted")
  })

  it("asks nothing without dates", () => {
    const inn = withSaver({ minNights: 3, closedToArrival: true })
    const page = openProperty(aTownOf(inn), inn, anySearch.criteria, aViewer())

    for (const plan of page.offers[0]?.plans ?? []) expect(plan).not.toHaveProperty("restricted")
  })
})

describe("a room whose plans are all restricted", () => {
  const inn = anInn([
    aPlan({ restrictions: [{ minNights: 3 }] }),
    aSaver({ restrictions: [{ minNights: 5 }] }),
  ])

  it("has none free, and each plan says why", () => {
    const offer = offerOf(inn)

    expect(offer?.free).toBe(0)
    expect(offer).not.toHaveProperty("restricted")
    expect(offer?.plans?.map(({ restricted }) => restricted?.[0].count)).toEqual([3, 5])
    expect(offerOf(inn, stayDates("2026-12-04", "2026-12-07"))?.free).toBe(3)
  })

  it("has none free for a visitor where the only open plan is for members", () => {
    const secret = aPlan({ id: PlanId.make("secret"), membersOnly: true })
    const locked = anInn([aPlan({ restrictions: [{ minNights: 3 }] }), secret])

    expect(offerOf(locked)?.free).toBe(0)
    expect(offerOf(locked, weekend, aViewer({ member: true }))?.free).toBe(3)
  })

  it("is a near miss, told by the plan that would do soonest", () => {
    const [missed] = found(inn).nearMisses ?? []

    expect(missed?.restricted).toEqual([{ path: "dates", code: "BelowMinNights", count: 3 }])
    expect(missed?.otherDates.map(({ dates }) => dates)).toEqual([
      stayDates("2026-12-04", "2026-12-07"),
      stayDates("2026-12-03", "2026-12-06"),
    ])
    expect(pageOf(inn).nearMiss?.restricted).toEqual(missed?.restricted)
  })

  it("is no near miss while one of them is sold", () => {
    expect(found(withSaver({ minNights: 3 }))).not.toHaveProperty("nearMisses")
  })

  it("is a near miss on the terms that only a restricted plan has", () => {
    const free = (search: typeof anySearch) => withFilters(search, { freeCancellation: true })
    const strict = anInn([aPlan({ restrictions: [{ minNights: 3 }] }), aSaver()])
    const answer = found(strict, weekend, free)

    expect(answer.total).toBe(0)
    expect(answer.nearMisses?.[0]?.restricted).toEqual([
      { path: "dates", code: "BelowMinNights", count: 3 },
    ])
  })
})

describe("the price without dates", () => {
  const week = aSaver({ id: PlanId.make("week"), restrictions: [{ minNights: 7 }] })

  it("is that of the shortest stay: what is cheaper from a week on is no price for a night", () => {
    const inn = anInn([aPlan(), week])
    const [card] = searchStays(aTownOf(inn), anySearch, aViewer()).stays
    const page = openProperty(aTownOf(inn), inn, anySearch.criteria, aViewer())

    expect(card?.mix).toMatchObject([{ plan: "flex" }])
    expect(page.offers[0]).toMatchObject({ lowestNight: 18_000 })
    expect(page.offers[0]?.plans?.map(({ lowestNight }) => lowestNight)).toEqual([18_000, 16_200])
  })

  it("is that of a week where nothing shorter is sold", () => {
    const inn = anInn([week])
    const page = openProperty(aTownOf(inn), inn, anySearch.criteria, aViewer())

    expect(searchStays(aTownOf(inn), anySearch, aViewer()).stays[0]?.mix).toMatchObject([
      { plan: "week" },
    ])
    expect(page.offers[0]).toMatchObject({ lowestNight: 16_200 })
  })

  it("is of a night in which the plan is sold", () => {
    const closed = { weekdays: ["sun", "mon", "tue", "wed", "thu"], closed: true } as const
    const offer = openProperty(
      aTownOf(withSaver(closed)),
      withSaver(closed),
      anySearch.criteria,
      aViewer(),
    ).offers[0]

    expect(offer?.plans?.map(({ lowestNight }) => lowestNight)).toEqual([18_000, 19_800])
  })
})

describe("the calendar of a room with restricted plans", () => {
  const fridayAt = (inn: Property) =>
    nightCalendar(aTownOf(inn), inn, { from: friday, until: addDays(friday, 1) }, aViewer())[0]

  it("shows the lowest price of the plans that are sold", () => {
    expect(fridayAt(withSaver())).toMatchObject({ lowestRate: 19_800 })
    expect(fridayAt(withSaver({ from: friday, until: friday, closed: true }))).toEqual({
      date: friday,
      soldOut: false,
      lowestRate: 22_000,
    })
  })

  it("asks of arrivals what every plan asks", () => {
    expect(fridayAt(withSaver({ closedToArrival: true, minNights: 3 }))).toEqual({
      date: friday,
      soldOut: false,
      lowestRate: 19_800,
    })
    expect(fridayAt(anInn([aPlan({ restrictions: [{ minNights: 2 }] })]))?.minNights).toBe(2)
    expect(fridayAt(anInn([aPlan({ restrictions: [{ closedToArrival: true }] })]))?.noArrival).toBe(
      true,
    )
    expect(fridayAt(anInn([aPlan({ restrictions: [{ closed: true }] })]))?.soldOut).toBe(true)
  })
})

describe("the choice of rooms", () => {
  const inn = withSaver({ minNights: 3 })
  const offered: RoomsOffered = {
    property: inn,
    offers: pageOf(inn).offers,
    dates: weekend,
    party: aParty(),
    member: false,
  }
  const under = (plan: string) => ({ roomType: studio as RoomType["id"], plan: PlanId.make(plan) })

  it("takes none under a restricted plan, and any under the others", () => {
    expect(mostBeside(offered, {}, under("saver"))).toBe(0)
    expect(mostBeside(offered, {}, under("flex"))).toBe(3)
  })

  it("says which restriction stands against rooms that were chosen, each once", () => {
    const both = { [choiceKey(under("saver"))]: 1, [choiceKey(under("flex"))]: 1 }

    expect(choiceIssues(offered, both)).toEqual([
      { path: "dates", code: "BelowMinNights", count: 3 },
    ])
    expect(choiceIssues(offered, { [choiceKey(under("flex"))]: 1 })).toEqual([])
    const shut = anInn([
      aPlan({ restrictions: [{ minNights: 4 }] }),
      aSaver({ restrictions: [{ minNights: 3, closedToArrival: true }] }),
    ])
    expect(choiceIssues({ ...offered, property: shut, offers: pageOf(shut).offers }, both)).toEqual(
      [
        { path: "dates", code: "BelowMinNights", count: 4 },
        { path: "dates.checkIn", code: "ClosedToArrival" },
        { path: "dates", code: "BelowMinNights", count: 3 },
      ],
    )
  })

  it("says which restriction stands against all of a room, and not against another's", () => {
    const shut = aHouse("inn", { room: { restrictions: [{ minNights: 3 }] } })
    const [room] = shut.rooms
    const open = { ...aHouse("open").rooms[0]!, id: RoomTypeId.make("open") }
    const property = { ...shut, rooms: [room!, open] }
    const beside = { ...offered, property, offers: pageOf(property).offers }

    expect(choiceIssues(beside, { [studio]: 1 })).toEqual([
      { path: "dates", code: "BelowMinNights", count: 3 },
    ])
    expect(choiceIssues(beside, { open: 1 })).toEqual([])
    expect(mostBeside(beside, {}, { roomType: open.id })).toBe(3)
  })
})
