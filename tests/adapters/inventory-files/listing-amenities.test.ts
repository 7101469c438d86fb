import { amenitiesOfListing } from "#adapters/inventory-files/listing-amenities.ts"
import { describe, expect, test } from "vitest"

const json = (...words: ReadonlyArray<string>): string => JSON.stringify(words)

describe("the amenities of a room", () => {
  test.each([
    ["Wifi", ["wifi"]],
    ["Fast wi-fi – 100 Mbps", ["wifi"]],
    ["Wifiless", []],
    ["Kitchen", ["kitchen"]],
    ["Full kitchen", ["kitchen"]],
    ["Shared kitchen", ["kitchen"]],
    ["Private kitchen", ["kitchen"]],
    ["Outdoor kitchen", []],
    ["Central air conditioning", ["airConditioning"]],
    ["Hair dryer", ["hairdryer"]],
    ["Hairdryer", ["hairdryer"]],
    ["Lock on bedroom door", ["doorKey"]],
    ["Free street parking", []],
    ["Paid parking on premises", []],
    ["Free driveway parking on premises – 1 space", ["freeParking"]],
    ["Free parking garage on premises", ["freeParking"]],
    ["Free parking garage", ["freeParking"]],
    ["Free parking on premises", ["freeParking"]],
    ["Free residential driveway parking on premises", ["freeParking"]],
    ["Free car-park parking on premises", []],
    ["100 inch TV", ["bigTv"]],
    ["4 inch TV", []],
    ["40 inch HDTV", ["bigTv"]],
    ['55" TV', ["bigTv"]],
    ["50” TV", ["bigTv"]],
    ["43'' TV", ["bigTv"]],
    ['39" TV', []],
    ['50" mirror', []],
    ["TV", []],
    ["40 inches of sand", []],
  ])("are known by the word %j", (word, amenities) => {
    expect(amenitiesOfListing(json(word)).room).toEqual(amenities)
  })

  test("are in the same order however they are written", () => {
    expect(amenitiesOfListing(json('50" TV', "Kitchen", "Wifi")).room).toEqual([
      "wifi",
      "kitchen",
      "bigTv",
    ])
  })
})

describe("the amenities of a property", () => {
  test.each([
    ["Shared outdoor pool", ["pool"]],
    ["Pool table", []],
    ["Carpool", []],
    ["Whirlpools", []],
    ["Free parking on premises", ["parking"]],
    ["Paid parking garage on premises", ["parking"]],
    ["Paid parking off premises", []],
    ["Gym", ["gym"]],
    ["Gymnastics", []],
    ["Restaurant", ["restaurant"]],
  ])("are known by the word %j", (word, amenities) => {
    expect(amenitiesOfListing(json(word)).property).toEqual(amenities)
  })
})

describe("amenities", () => {
  test("may be in braces, as older files have them", () => {
    expect(amenitiesOfListing("{Wifi,Kitchen,[Pool]}")).toEqual({
      room: ["wifi", "kitchen"],
      property: ["pool"],
    })
    expect(amenitiesOfListing('{TV,"Pool"}').property).toEqual(["pool"])
  })

  test("are none of an empty column", () => {
    expect(amenitiesOfListing("")).toEqual({ room: [], property: [] })
    expect(amenitiesOfListing("[]")).toEqual({ room: [], property: [] })
  })
})
