import { isForEverybody } from "#core/property/deal-kinds.ts"
import { expect, it } from "vitest"

it("keeps the deals of members from everybody else", () => {
  expect(isForEverybody).toEqual({ promotion: true, member: false })
})
