import {
  bedroomsOfListing,
  condoTypeOfListing,
  kindOfListing,
} from "#adapters/inventory-files/listing-kind.ts"
import { describe, expect, test } from "vitest"

const listing = (propertyType: string, roomType = "Entire home/apt", name = "Stay") => ({
  propertyType,
  roomType,
  name,
  bedrooms: null,
})

describe("the kind of a listing", () => {
  test.each([
    ["Room in resort", "resort"],
    ["Room in hostel", "guestHouse"],
    ["Entire guesthouse", "guestHouse"],
    ["Entire guest house", "guestHouse"],
    ["Entire guest suite", "guestHouse"],
    ["Room in bed and breakfast", "guestHouse"],
    ["Pension", "guestHouse"],
    ["Minsu", "guestHouse"],
    ["Room in Kezhan", "guestHouse"],
    ["Ryokan", "guestHouse"],
    ["Room in boutique HOTEL", "hotel"],
    ["Entire villa", "villa"],
    ["Entire chalet", "chalet"],
    ["Entire cabin", "chalet"],
    ["Entire bungalow", "chalet"],
    ["Entire cottage", "chalet"],
    ["Tiny home", "chalet"],
    ["Hut", "chalet"],
    ["Tent", "chalet"],
    ["Campsite", "chalet"],
    ["Treehouse", "chalet"],
    ["Boat", "chalet"],
    ["Barn", "chalet"],
    ["Dome", "chalet"],
    ["Yurt", "chalet"],
    ["Cave", "chalet"],
    ["Island", "chalet"],
    ["Entire condo", "condo"],
    ["Entire home/apt", "condo"],
    ["Entire townhouse", "homestay"],
    ["Entire home", "homestay"],
    ["Entire place", "homestay"],
  ])("that calls itself %s is %s", (propertyType, kind) => {
    expect(kindOfListing(listing(propertyType))).toBe(kind)
  })

  test.each([
    ["HOTEL ROOM", "hotel"],
    ["Shared room", "guestHouse"],
    ["Private room", "homestay"],
    ["Not entire", "homestay"],
    ["", "homestay"],
  ])("with a room of the type %j is %s", (roomType, kind) => {
    expect(kindOfListing(listing("Rental unit", roomType))).toBe(kind)
  })
})

describe("the bedrooms of a listing", () => {
  const bedrooms = (name: string) => bedroomsOfListing(listing("Entire condo", undefined, name))

  test.each([
    ["2BR near station", 2],
    ["3 bedrooms", 3],
    ["1-bed room", 1],
    ["Cosy 4 Bed Room", 4],
    ["2bdr", 2],
    ["9BD", 9],
    ["0BR", null],
    ["12BR", null],
    ["2 breakfasts", null],
    ["Stay", null],
  ])("are read in its name: %s", (name, number) => {
    expect(bedrooms(name)).toBe(number)
  })

  test("are those of its column where it has one", () => {
    expect(bedroomsOfListing({ ...listing("Entire condo"), name: "2BR", bedrooms: 0 })).toBe(0)
  })
})

describe("the type of a condo", () => {
  const typeOf = (name: string, bedrooms: number | null = null) =>
    condoTypeOfListing({ ...listing("Entire condo"), name, bedrooms })

  test.each([
    ["Dual Key suite", "dualKey"],
    ["Dualkey", "dualKey"],
    ["Dual-key penthouse", "dualKey"],
    ["Penthouse duplex", "penthouse"],
    ["Duplex loft", "duplex"],
    ["SOHO studio", "loft"],
    ["The Loft", "loft"],
    ["Lofty views", "oneBedroom"],
    ["Studio 2BR", "studio"],
    ["单间", "studio"],
    ["開放式", "studio"],
    ["2BR", "twoBedrooms"],
  ])("is told by its name: %s", (name, type) => {
    expect(typeOf(name)).toBe(type)
  })

  test.each([
    [0, "studio"],
    [1, "oneBedroom"],
    [2, "twoBedrooms"],
    [3, "threeBedrooms"],
    [9, "threeBedrooms"],
    [null, "oneBedroom"],
  ])("of %j bedrooms is %s", (bedrooms, type) => {
    expect(typeOf("Stay", bedrooms)).toBe(type)
  })

  test("is told by its property type before its bedrooms", () => {
    expect(condoTypeOfListing({ ...listing("Entire loft"), bedrooms: 2 })).toBe("loft")
  })

  test("is none of what is no condo", () => {
    expect(condoTypeOfListing(listing("Entire villa", undefined, "Studio"))).toBeNull()
  })
})
