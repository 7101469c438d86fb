import { expect, it } from "vitest"
import { roomsOfVisitors } from "#core/pricing/occupancy-tax.ts"

it.each([
  ["visitor", null, 3],
  ["visitor", 2, 2],
  ["visitor", 1, 1],
  ["visitor", 0, 1],
  ["visitor", 4, 3],
  ["malaysian", null, 0],
  ["malaysian", 0, 0],
  ["malaysian", 1, 1],
  ["malaysian", 3, 3],
  ["malaysian", 4, 3],
  ["malaysian", -1, 0],
  ["permanentResident", null, 0],
  ["permanentResident", 2, 2],
  ["assumedMalaysian", null, 0],
  ["assumedMalaysian", 2, 0],
  ["propertyExempt", null, 0],
  ["propertyExempt", 2, 0],
] as const)("a %s guest who says %s has visitors in %i of 3 rooms", (lead, said, taxed) => {
  expect(roomsOfVisitors(3, lead, said)).toBe(taxed)
})
