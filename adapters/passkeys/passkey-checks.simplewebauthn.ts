import { PasskeyRefused } from "#core/account/account.errors.ts"
import type {
  CheckedPasskey,
  PasskeyChecks,
  PasskeySite,
} from "#core/account-store/passkey-checks.port.ts"
import type { GivenPasskey, MadePasskey } from "#core/account/passkey.ts"
import { Effect } from "effect"

/** ES256, which every authenticator has, and RS256, for Windows Hello. */
const ALGORITHMS = [-7, -257]

const expectedOf = ({ origin, rpId }: PasskeySite, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})

const credentialOf = (id: string) => ({
  id,
  rawId: id,
  type: "public-key" as const,
  clientExtensionResults: {},
})

/** Three hundred files, which are read when the first passkey comes, and not at each start. */
const library = async () => ({
  ...(await import("@simplewebauthn/server")),
  ...(await import("@simplewebauthn/server/helpers")),
})

type Library = Awaited<ReturnType<typeof library>>

const checkMade = async (
  { verifyRegistrationResponse, isoBase64URL }: Library,
  made: MadePasskey,
  site: PasskeySite,
): Promise<CheckedPasskey> => {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectedOf(site, made.challenge),
    supportedAlgorithmIDs: ALGORITHMS,
    response: {
      ...credentialOf(made.id),
      response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
    },
  })
  // The id beside the attestation is not what the authenticator signed.
  if (!verified || registrationInfo.credential.id !== made.id) throw new PasskeyRefused()
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
}

const checkGiven = async (
  { verifyAuthenticationResponse, isoBase64URL }: Library,
  given: GivenPasskey,
  kept: CheckedPasskey,
  site: PasskeySite,
): Promise<number> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectedOf(site, given.challenge),
    credential: {
      id: kept.id,
      publicKey: isoBase64URL.toBuffer(kept.publicKey),
      counter: kept.counter,
    },
    response: {
      ...credentialOf(given.id),
      response: {
        clientDataJSON: given.clientData,
        authenticatorData: given.authenticatorData,
        signature: given.signature,
      },
    },
  })
  if (!verified || given.id !== kept.id) throw new PasskeyRefused()
  return authenticationInfo.newCounter
}

// The library throws for whatever is wrong; which of it was wrong helps only who tries.
const refusing = <A>(check: (library: Library) => Promise<A>): Effect.Effect<A, PasskeyRefused> =>
  Effect.promise(library).pipe(
    Effect.flatMap((loaded) =>
      Effect.tryPromise({ try: () => check(loaded), catch: () => new PasskeyRefused() }),
    ),
  )

/** Checks passkeys with SimpleWebAuthn; it works in a browser as well, for the mocked API. */
export const checkedPasskeys: PasskeyChecks = {
  made: (made, site) => refusing((loaded) => checkMade(loaded, made, site)),
  given: (given, kept, site) => refusing((loaded) => checkGiven(loaded, given, kept, site)),
}
