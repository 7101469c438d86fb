import { coastlines, isAshore } from "#core/place/coast.ts"
import { describe, expect, it } from "vitest"

const KUALA_LUMPUR = { lat: 3.1478, lng: 101.6953 }
const STRAIT_OF_MALACCA = { lat: 3.0, lng: 100.6 }
const BETWEEN_PENANG_AND_BUTTERWORTH = { lat: 5.4, lng: 100.35 }
const GEORGE_TOWN = { lat: 5.4141, lng: 100.33 }
const SINGAPORE = { lat: 1.36, lng: 103.82 }
const KUCHING = { lat: 1.5533, lng: 110.3592 }

describe("the land", () => {
  it.each([
    ["Kuala Lumpur", KUALA_LUMPUR, true],
    ["George Town", GEORGE_TOWN, true],
    ["Kuching", KUCHING, true],
    ["Singapore", SINGAPORE, true],
    ["the Strait of Malacca", STRAIT_OF_MALACCA, false],
    ["the channel at Penang", BETWEEN_PENANG_AND_BUTTERWORTH, false],
    ["the South China Sea", { lat: 4, lng: 107 }, false],
    ["north of everything", { lat: 20, lng: 101 }, false],
  ])("at %s is told from water", (_, point, ashore) => {
    expect(isAshore(point)).toBe(ashore)
  })

  it("has closed lines with three corners at least", () => {
    expect(coastlines.every((line) => line.split(" ").length >= 3)).toBe(true)
  })
})
