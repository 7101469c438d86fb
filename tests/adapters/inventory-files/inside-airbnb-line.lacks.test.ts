import { lacksOf } from "#adapters/inventory-files/inside-airbnb-line.ts"
import { describe, expect, test } from "vitest"

const row = {
  id: " 7 ",
  name: "Room <b>with</b> view",
  latitude: "4.6",
  longitude: "101.08",
  price: "$83.00",
}

describe("a row without what no property can do without", () => {
  test.each([
    [{ id: "7x" }, "id: is not a number"],
    [{ id: "x7" }, "id: is not a number"],
    [{ id: "" }, "id: is not a number"],
    [{ name: "<b>★</b>" }, "name: has no letter and no digit"],
    [{ price: "0" }, 'price: "0" is no price above 0'],
    [{ latitude: "90.1" }, "latitude, longitude: are no point on the map"],
    [{ latitude: "" }, "latitude, longitude: are no point on the map"],
    [{ longitude: "-180.1" }, "latitude, longitude: are no point on the map"],
    [{ longitude: "east" }, "latitude, longitude: are no point on the map"],
  ])("is told what it lacks: %j", (changes, reason) => {
    expect(lacksOf({ ...row, ...changes })).toEqual([reason])
  })

  test("lacks all that is missing", () => {
    expect(lacksOf({})).toEqual([
      "id: is not a number",
      "name: has no letter and no digit",
      'price: "" is no price above 0',
      "latitude, longitude: are no point on the map",
    ])
  })

  test.each([
    { id: "12345678901234567890", name: "7" },
    { name: "屋" },
    { latitude: "-90", longitude: "180" },
    { latitude: "90", longitude: "-180" },
  ])("is not one with %j", (changes) => {
    expect(lacksOf({ ...row, ...changes })).toEqual([])
  })
})
