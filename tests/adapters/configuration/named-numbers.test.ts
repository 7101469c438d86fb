import { namedNumbersIn } from "#adapters/configuration/named-numbers.ts"
import { expect, it } from "vitest"

const usual = { rooms: 1, nights: 2 }

it.each([
  ["rooms=5", { rooms: 5, nights: 2 }],
  ["  nights=0\t rooms=999999 ", { rooms: 999_999, nights: 0 }],
  ["rooms=5 rooms=6", { rooms: 6, nights: 2 }],
])("reads %j beside the usual figures", (text, figures) => {
  expect(namedNumbersIn(usual, text)).toEqual(figures)
})

it.each([
  "",
  "rooms",
  "rooms=",
  "rooms=5x",
  "rooms=x5",
  "rooms=1.5",
  "rooms=1000000",
  "rooms=5=6",
  "rooms=5=",
  "rooms=5 guests=1",
  "guests=1 rooms=5",
  "toString=1",
  "=1",
])("reads nothing of %j", (text) => {
  expect(namedNumbersIn(usual, text)).toBeNull()
})
