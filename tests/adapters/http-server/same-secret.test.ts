import { isSameSecret } from "#adapters/http-server/same-secret.ts"
import { expect, it } from "vitest"

it.each([
  ["the secret", "the secret", true],
  ["", "", true],
  ["the secret", "the secreT", false],
  ["the secret", "the secret of today", false],
  ["", "the secret", false],
  ["the secret", "", false],
])("%j is the same secret as %j: %s", (given, kept, isSame) => {
  expect(isSameSecret(given, kept)).toBe(isSame)
})
