import { mayGoOn } from "#core/account/vouching.rules.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { expect, it } from "vitest"

it.each([
  ["goes on for the guest who asked for it", aUser(), true],
  ["does not go on for another guest", aUser({ email: "other@example.com" }), false],
  ["does not go on where nobody is known to have asked", null, false],
] as const)("a step that an outside service vouches for %s", (_what, asked, goesOn) => {
  expect(mayGoOn(asked, aUser({ firstName: "Nur" }))).toBe(goesOn)
})
