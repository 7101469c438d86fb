import { isRequested } from "#core/account/requested-verification.ts"
import { expect, it } from "vitest"

it("takes a verification for requested from its submission until it is refused", () => {
  expect(isRequested).toEqual({
    unverified: false,
    submitted: true,
    verified: true,
    rejected: false,
  })
})
