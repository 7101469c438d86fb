import { senOf } from "#core/money/amounts.ts"
import type { Deal } from "#core/property/rate.ts"
import type { Property } from "#core/property/property.ts"
import { homePage } from "#core/search/home-sections.ts"
import { placeName } from "#core/search/stay-card.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const promotion = (percent: number, from = "2026-11-21", until = "2027-01-19"): Deal => ({
  kind: "promotion",
  percent,
  from: day(from),
  until: day(until),
})

const promoted = (slug: string, ...deals: ReadonlyArray<Deal>) =>
  aHouse(slug, { featured: false, room: { deals, weekendRate: senOf(18_000) } })

const homeOf = (houses: ReadonlyArray<Property>, mostBooked: ReadonlyArray<string> = []) =>
  homePage(aTownOf(...houses), mostBooked, aViewer())

const slugsOf = (cards: ReadonlyArray<{ readonly slug: string }>) => cards.map(({ slug }) => slug)

const twenty = Array.from({ length: 20 }, (_, place) => `house-${place}`)

describe("special offers", () => {
  it("are the largest promotions first, whatever the order of the stock", () => {
    const houses = [promoted("ten", promotion(10)), promoted("thirty", promotion(30))]

    expect(slugsOf(homeOf(houses).specialOffers)).toEqual(["thirty", "ten"])
    expect(slugsOf(homeOf(houses.toReversed()).specialOffers)).toEqual(["thirty", "ten"])
  })

  it.each([
    ["the best of several", [promotion(20), promotion(5)], ["house", "fifteen"]],
    [
      "one on the last night looked at",
      [promotion(20, "2027-01-19", "2027-02-01")],
      ["house", "fifteen"],
    ],
    [
      "one on the first night looked at",
      [promotion(20, "2026-11-01", "2026-11-21")],
      ["house", "fifteen"],
    ],
    ["none that is over", [promotion(5), promotion(80, "2026-10-01", "2026-11-20")], undefined],
    [
      "none that has not begun",
      [promotion(5), promotion(80, "2027-01-20", "2027-02-20")],
      undefined,
    ],
    ["none for members", [promotion(5), { ...promotion(80), kind: "member" } as const], undefined],
  ])("are ordered by their promotions: %s", (_, deals, slugs = ["fifteen", "house"]) => {
    const houses = [promoted("house", ...deals), promoted("fifteen", promotion(15))]

    expect(slugsOf(homeOf(houses).specialOffers)).toEqual(slugs)
  })

  it.each([
    ["on the first night looked at", promotion(10, "2026-11-01", "2026-11-21"), 1],
    ["on the last night looked at", promotion(10, "2027-01-19", "2027-02-01"), 1],
    ["that is over", promotion(10, "2026-11-01", "2026-11-20"), 0],
    ["that has not begun by then", promotion(10, "2027-01-20", "2027-02-01"), 0],
  ])("hold a promotion %s: %o gives %i", (_, deal, offers) => {
    expect(homeOf([promoted("house", deal)]).specialOffers).toHaveLength(offers)
  })

  it("are in the lowest price: a promotion of dearer nights alone is none", () => {
    const saturday = promotion(10, "2026-11-21", "2026-11-21")
    const dearer = aHouse("dearer", { room: { deals: [saturday], weekendRate: senOf(30_000) } })

    expect(homeOf([dearer]).specialOffers).toEqual([])
  })

  it("save something: a promotion that takes not a sen off is none", () => {
    const oneSen = { baseRate: senOf(1), weekendRate: senOf(1), deals: [promotion(10)] }

    expect(homeOf([aHouse("coin", { room: oneSen })]).specialOffers).toEqual([])
  })

  it("are what is promised to all, where members pay even less", () => {
    const forMembers: Deal = { ...promotion(40), kind: "member" }
    const town = aTownOf(promoted("both", promotion(10), forMembers))

    expect(homePage(town, [], aViewer({ member: false })).specialOffers).toHaveLength(1)
    expect(homePage(town, [], aViewer({ member: true })).specialOffers).toEqual([])
  })

  it("are for everybody: a deal for members is none", () => {
    const forMembers: Deal = { ...promotion(40), kind: "member" }

    expect(homeOf([promoted("members", forMembers)]).specialOffers).toEqual([])
  })

  it("pass over what cannot be had, and are at most eight", () => {
    const full = aHouse("full", { room: { units: 0, deals: [promotion(50)] } })
    const houses = twenty.map((slug) => promoted(slug, promotion(10)))

    expect(homeOf([full]).specialOffers).toEqual([])
    expect(homeOf([full, ...houses]).specialOffers).toHaveLength(8)
  })
})

describe("featured stays", () => {
  it("have the most stars first and the unrated last", () => {
    const houses = [
      aHouse("unrated", { stars: null }),
      aHouse("three", { stars: 3 }),
      aHouse("five", { stars: 5 }),
      aHouse("plain", { featured: false, stars: 4 }),
    ]

    expect(slugsOf(homeOf(houses).featured)).toEqual(["five", "three", "unrated"])
    expect(slugsOf(homeOf(houses.toReversed()).featured)).toEqual(["five", "three", "unrated"])
  })

  it("are at most eight", () => {
    expect(homeOf(twenty.map((slug) => aHouse(slug))).featured).toHaveLength(8)
  })
})

describe("trending stays", () => {
  it("are those booked most, in that order, without those that are gone", () => {
    const houses = [aHouse("second"), aHouse("first")]

    expect(slugsOf(homeOf(houses, ["first", "gone", "second"]).trending)).toEqual([
      "first",
      "second",
    ])
  })
})

it("calls a place that nobody knows by its address", () => {
  const name = "lost-city"

  expect(placeName(name)).toEqual({ en: name, bm: name, cn: name })
})

describe("the sections", () => {
  const town = aTownOf(promoted("house", promotion(10)), aHouse("other"))
  const home = (changes: Parameters<typeof aViewer>[0] = {}, booked: ReadonlyArray<string> = []) =>
    homePage(town, booked, aViewer(changes))
  const { now } = aViewer()

  it("are worked out once for all visitors of a day, for as long as nothing changes", () => {
    expect(home({ now: now + 60_000 })).toBe(home())
    expect(homePage({ ...town }, [], aViewer())).not.toBe(home())
    expect(homePage({ ...town }, [], aViewer())).toEqual(home())
  })

  it("are others for members, on the next day, and once others are booked most", () => {
    const others = [
      home({ member: true }),
      home({ now: now + 24 * 60 * 60_000 }),
      home({}, ["house"]),
      home({}, ["house", "other"]),
    ]

    expect(new Set([home(), ...others]).size).toBe(5)
    expect(slugsOf(home({}, ["other"]).trending)).toEqual(["other"])
  })
})
