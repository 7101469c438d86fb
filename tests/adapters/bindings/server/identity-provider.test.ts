import { identityProvider } from "#adapters/bindings/server/identity-provider.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"

const keys = {
  ...publicCompany,
  SMTP_URL: "smtps://mail.test",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
}

const providerWith = (environment: Record<string, string>) =>
  identityProvider(Result.getOrThrow(readConfiguration(environment)), {
    clock: movableClock(),
    randomness: seededRandomness(1),
    shelf: inMemoryShelf(),
  })

const consentPage = () =>
  new Request("http://stays.test/sandbox/google/.well-known/openid-configuration")

describe("the invented people of the identity stand-in", () => {
  it("come in where money is invented too", async () => {
    expect(await providerWith({}).part(consentPage())).not.toBeNull()
  })

  it("do not come in where real money moves", async () => {
    const { identity, part } = providerWith(keys)
    const errand = { state: "s", nonce: "n", verifier: "v" }

    expect(await part(consentPage())).toBeNull()
    expect(await Effect.runPromise(Effect.flip(identity.start(errand)))).toMatchObject({
      _tag: "IdentityUnavailable",
    })
    expect(await Effect.runPromise(Effect.flip(identity.redeem("code", null)))).toMatchObject({
      _tag: "IdentityUnavailable",
    })
  })
})
