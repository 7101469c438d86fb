import type { PasskeyChecks } from "#core/account-store/passkey-checks.port.ts"
import { PasskeyRefused } from "#core/account/account.errors.ts"
import { aPasskeyCreation, aPasskeyRequest } from "#fixtures/builders/a-passkey.ts"
import { softwareAuthenticator, type Lies } from "#tests/support/software-authenticator.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const site = { origin: "https://singgah.test", rpId: "singgah.test" }

const lies: ReadonlyArray<readonly [string, Lies]> = [
  ["another origin", { origin: "https://singgah.example" }],
  ["another port of the site", { origin: "https://singgah.test:8443" }],
  ["the site without encryption", { origin: "http://singgah.test" }],
  ["another site", { rpId: "singgah.example" }],
  ["another challenge", { challenge: "d".repeat(52) }],
  ["the other kind of answer", { type: "payment.get" }],
  ["nobody verified", { isVerified: false }],
]

/** What is promised about checks of passkeys. */
export const passkeyChecksContract = (name: string, checks: PasskeyChecks): void => {
  const refusal = (work: Effect.Effect<unknown, PasskeyRefused>) =>
    Effect.runPromise(Effect.flip(work))

  const registered = async () => {
    const authenticator = softwareAuthenticator(site.origin)
    const made = authenticator.make(aPasskeyCreation())
    return { authenticator, made, kept: await Effect.runPromise(checks.made(made, site)) }
  }

  describe(`${name}, a passkey that was made`, () => {
    it("is kept with its id, its public key and its counter", async () => {
      const { authenticator, kept } = await registered()

      expect(kept).toMatchObject({ id: authenticator.id, counter: 0 })
      expect(kept.publicKey).toMatch(/^[\w-]{90,}$/)
    })

    it.each(lies)("is refused with %s", async (_, lie) => {
      const made = softwareAuthenticator(site.origin).make(aPasskeyCreation(), lie)

      expect(await refusal(checks.made(made, site))).toBeInstanceOf(PasskeyRefused)
    })

    it.each(["", "AA", "not base64url!", "oA", "v".repeat(8192)])(
      "is refused when a part is %j",
      async (part) => {
        const { made } = await registered()

        expect(await refusal(checks.made({ ...made, attestation: part }, site))).toBeInstanceOf(
          PasskeyRefused,
        )
        expect(await refusal(checks.made({ ...made, clientData: part }, site))).toBeInstanceOf(
          PasskeyRefused,
        )
        expect(await refusal(checks.made({ ...made, id: part }, site))).toBeInstanceOf(
          PasskeyRefused,
        )
      },
    )

    it("is refused under the id of another", async () => {
      const { made } = await registered()
      const other = softwareAuthenticator(site.origin)

      expect(await refusal(checks.made({ ...made, id: other.id }, site))).toBeInstanceOf(
        PasskeyRefused,
      )
    })
  })

  describe(`${name}, a passkey that was given`, () => {
    it("counts further each time", async () => {
      const { authenticator, kept } = await registered()
      const first = authenticator.give(aPasskeyRequest())
      const counter = await Effect.runPromise(checks.given(first, kept, site))
      const second = authenticator.give(aPasskeyRequest())

      expect(counter).toBe(1)
      expect(await Effect.runPromise(checks.given(second, { ...kept, counter }, site))).toBe(2)
    })

    it("need not count, where authenticators never do", async () => {
      const { authenticator, kept } = await registered()
      const given = authenticator.give(aPasskeyRequest(), { counter: 0 })

      expect(await Effect.runPromise(checks.given(given, kept, site))).toBe(0)
    })

    it.each([...lies, ["another key", { otherKey: true }] as const])(
      "is refused with %s",
      async (_, lie) => {
        const { authenticator, kept } = await registered()

        expect(
          await refusal(checks.given(authenticator.give(aPasskeyRequest(), lie), kept, site)),
        ).toBeInstanceOf(PasskeyRefused)
      },
    )

    it.each([7, 6, 0])("is refused with a counter that stands at %d after 7", async (counter) => {
      const { authenticator, kept } = await registered()
      const given = authenticator.give(aPasskeyRequest(), { counter })

      expect(await refusal(checks.given(given, { ...kept, counter: 7 }, site))).toBeInstanceOf(
        PasskeyRefused,
      )
    })

    it("is refused against the key of another passkey, and under another id", async () => {
      const { authenticator, kept } = await registered()
      const other = await registered()
      const given = authenticator.give(aPasskeyRequest())

      expect(await refusal(checks.given(given, other.kept, site))).toBeInstanceOf(PasskeyRefused)
      expect(
        await refusal(checks.given({ ...given, id: other.kept.id }, kept, site)),
      ).toBeInstanceOf(PasskeyRefused)
    })

    it.each(["", "AA", "not base64url!", "v".repeat(8192)])(
      "is refused when a part is %j",
      async (part) => {
        const { authenticator, kept } = await registered()
        const given = authenticator.give(aPasskeyRequest())

        for (const name of ["clientData", "authenticatorData", "signature"])
          expect(
            await refusal(checks.given({ ...given, [name]: part }, kept, site)),
          ).toBeInstanceOf(PasskeyRefused)
      },
    )
  })
}
