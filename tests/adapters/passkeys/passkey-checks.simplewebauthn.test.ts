import { checkedPasskeys } from "#adapters/passkeys/passkey-checks.simplewebauthn.ts"
import { PasskeyRefused } from "#core/account/account.errors.ts"
import type { GivenPasskey, MadePasskey } from "#core/account/passkey.ts"
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server"
import { Effect } from "effect"
import { beforeEach, expect, it, vi } from "vitest"

vi.mock("@simplewebauthn/server", () => ({
  verifyRegistrationResponse: vi.fn<typeof verifyRegistrationResponse>(),
  verifyAuthenticationResponse: vi.fn<typeof verifyAuthenticationResponse>(),
}))
const [registering, authenticating] = [
  vi.mocked(verifyRegistrationResponse),
  vi.mocked(verifyAuthenticationResponse),
]

const site = { origin: "https://singgah.test", rpId: "singgah.test" }
const kept = { id: "AQID", publicKey: "BAUG", counter: 3 }
const expected = {
  expectedChallenge: "c1",
  expectedOrigin: "https://singgah.test",
  expectedRPID: "singgah.test",
  requireUserVerification: true,
}
const credential = {
  id: "AQID",
  rawId: "AQID",
  type: "public-key",
  clientExtensionResults: {},
}
const made = { id: "AQID", challenge: "c1", clientData: "cd", attestation: "at" } as MadePasskey
const given = {
  id: "AQID",
  challenge: "c1",
  clientData: "cd",
  authenticatorData: "ad",
  signature: "si",
} as GivenPasskey

const registered = (verified: boolean, id = "AQID") =>
  registering.mockResolvedValue({
    verified,
    registrationInfo: { credential: { id, publicKey: new Uint8Array([4, 5, 6]), counter: 3 } },
  } as never)
const authenticated = (verified: boolean) =>
  authenticating.mockResolvedValue({ verified, authenticationInfo: { newCounter: 4 } } as never)

const outcomeOf = (effect: Effect.Effect<unknown, unknown>) =>
  Effect.runPromise(Effect.result(effect))
const refused = { failure: new PasskeyRefused() }

beforeEach(() => {
  registered(true)
  authenticated(true)
})

it("has a passkey checked that was made, by the two algorithms that authenticators use", async () => {
  expect(await outcomeOf(checkedPasskeys.made(made, site))).toMatchObject({ success: kept })

  expect(registering).toHaveBeenLastCalledWith({
    ...expected,
    supportedAlgorithmIDs: [-7, -257],
    response: {
      ...credential,
      response: { clientDataJSON: "cd", attestationObject: "at" },
    },
  })
})

it("has a passkey checked that was given, by the key that was kept", async () => {
  expect(await outcomeOf(checkedPasskeys.given(given, kept, site))).toMatchObject({ success: 4 })

  expect(authenticating).toHaveBeenLastCalledWith({
    ...expected,
    credential: { id: "AQID", publicKey: new Uint8Array([4, 5, 6]), counter: 3 },
    response: {
      ...credential,
      response: { clientDataJSON: "cd", authenticatorData: "ad", signature: "si" },
    },
  })
})

it("refuses what is not verified, and what another passkey than the named one signed", async () => {
  registered(false)
  authenticated(false)
  expect(await outcomeOf(checkedPasskeys.made(made, site))).toMatchObject(refused)
  expect(await outcomeOf(checkedPasskeys.given(given, kept, site))).toMatchObject(refused)
  registered(true, "BBBB")
  authenticated(true)

  expect(await outcomeOf(checkedPasskeys.made(made, site))).toMatchObject(refused)
  expect(
    await outcomeOf(checkedPasskeys.given(given, { ...kept, id: "BBBB" }, site)),
  ).toMatchObject(refused)
})
