import { RoomTypeId } from "#core/property/room-type.ts"
import { landmarksNear } from "#core/place/gazetteer.ts"
import { AROUND_KM } from "#core/search/candidates.ts"
import { anySearch, withDates, withParty } from "#core/search-request/change-search.ts"
import { openProperty } from "#core/search/open-property.ts"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { seatingIssues } from "#core/room-mix/seating.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "#tests/core/search/small-town.ts"

const weekend = withDates(anySearch, stayDates())
const id = (name: string) => RoomTypeId.make(name)

describe("a card", () => {
  const rooms = [
    aRoomType({ id: id("one"), units: 1, amenities: ["wifi", "kitchen"] }),
    aRoomType({ id: id("two"), units: 1, amenities: ["kitchen", "bigTv"] }),
  ]
  const cardFor = (party = aParty(), pictures = [aPicture()]) =>
    searchStays(
      aTownOf({ ...aHouse("house"), rooms, pictures }),
      withParty(weekend, party),
      aViewer(),
    ).stays[0]

  it("says what every room of the mix has", () => {
    expect(cardFor(aParty({ adults: 2, rooms: 2 }))?.roomAmenities).toEqual(["kitchen"])
    expect(cardFor()?.roomAmenities).toEqual(["wifi", "kitchen"])
  })

  it("shows five pictures at most, in their order", () => {
    const names = ["a", "b", "c", "d", "e", "f"]
    const pictures = names.map((name) => aPicture({ name }))

    expect(cardFor(aParty(), pictures)?.pictures.map(({ name }) => name)).toEqual(names.slice(0, 5))
  })

  it("of a full property that was named counts one room of each type", () => {
    const full = rooms.map((room) => ({ ...room, units: 0 }))
    const named = { ...weekend, criteria: { ...weekend.criteria, where: "house" } }
    const [card] = searchStays(aTownOf({ ...aHouse("house"), rooms: full }), named, aViewer()).stays

    expect(card).toMatchObject({ guests: 6, beds: 2, price: null, left: 0, mix: [] })
    expect(card?.roomAmenities).toEqual(["kitchen"])
  })
})

it("a property shows the six landmarks that are nearest", () => {
  const house = aHouse("house")
  const near = landmarksNear(house.point, AROUND_KM).map(({ landmark }) => landmark.slug)
  const page = openProperty(aTownOf(house), house, weekend.criteria, aViewer())

  expect(near.length).toBeGreaterThan(6)
  expect(page.landmarks.map(({ slug }) => slug)).toEqual(near.slice(0, 6))
})

describe("an address", () => {
  const read = (query: string) => searchFromQuery(new URLSearchParams(query))

  it.each(["1", "on", "true", " 1 "])("ticks a box by %j", (text) => {
    expect(read(`payAtProperty=${text}`)).toMatchObject({
      search: { filters: { payAtProperty: true } },
      issues: [],
    })
  })

  it.each(["", "0", "off", "false"])("leaves a box alone by %j", (text) => {
    expect(read(`payAtProperty=${text}`)).toMatchObject({
      search: { filters: { payAtProperty: false } },
      issues: [],
    })
  })

  it.each([
    ["payAtProperty=yes", "filters.payAtProperty", "UnknownChoice"],
    ["page=x", "page", "NotAWholeNumber"],
    ["page=501", "page", "OutOfRange"],
    ["minPrice=1.5.0", "filters.minPrice", "NotAnAmount"],
    ["minPrice=RM1", "filters.minPrice", "NotAnAmount"],
    ["minPrice=1.5x", "filters.minPrice", "NotAnAmount"],
    ["minPrice=.5", "filters.minPrice", "NotAnAmount"],
    ["stars=9", "filters.starBands", "UnknownChoice"],
    ["sort=best", "sort", "UnknownChoice"],
  ])("%s has at %s the issue %s", (query, path, code) => {
    expect(read(query)).toEqual({ search: anySearch, issues: [{ path, code }] })
  })

  it.each([
    ["100", 10_000],
    ["100.5", 10_050],
    ["100.05", 10_005],
    ["0.01", 1],
  ])("means by %s ringgit %i sen", (text, sen) => {
    expect(read(`maxPrice=${text}`).search.filters.maxPrice).toBe(sen)
  })
})

it("what keeps a party from being seated is said of the adults, the children, or all", () => {
  const room = { maxAdults: 2, maxChildren: 2, maxGuests: 3 }
  const issuesOf = (adults: number, children: number, rooms = 1, count = 1) =>
    seatingIssues([{ room, count }], { adults, children, rooms })

  expect(issuesOf(2, 1)).toEqual([])
  expect(issuesOf(2, 0, 2)).toEqual([{ path: "rooms", code: "RoomsDoNotMatchParty" }])
  expect(issuesOf(1, 0, 2, 2)).toEqual([{ path: "party.adults", code: "FewerAdultsThanRooms" }])
  expect(issuesOf(3, 0)).toEqual([{ path: "party.adults", code: "TooManyAdultsForRooms" }])
  expect(issuesOf(1, 3)).toEqual([{ path: "party.children", code: "TooManyChildrenForRooms" }])
  expect(issuesOf(2, 2)).toEqual([{ path: "party", code: "TooManyGuestsForRooms" }])
})
