import { newAccountId, newRecoveryCode, newSecret } from "#core/account-service/secrets.ts"
import { expect, it } from "vitest"

it("draws as many random bytes as a secret has, and no more", () => {
  const drawn: Array<number> = []
  const randomness = {
    bytes: (count: number) => {
      drawn.push(count)
      return new Uint8Array(count)
    },
  }

  newSecret(randomness)
  newAccountId(randomness)
  newRecoveryCode(randomness)

  expect(drawn).toEqual([32, 16, 10])
})
