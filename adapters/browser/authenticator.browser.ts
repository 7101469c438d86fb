import { AuthenticatorRefused, type Authenticator } from "#core/account/authenticator.port.ts"
import type { PasskeyCreation, PasskeyRequest } from "#core/account/passkey.ts"
import { AccountId } from "#core/people/account-id.ts"
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser"
import { Effect, Schema } from "effect"

const SITE = "Singgah"
const ES256 = -7
const RS256 = -257
const isAccountId = Schema.is(AccountId)

// Whoever never uses a passkey never loads this.
const library = () => import("@simplewebauthn/browser")

const inBase64Url = (ascii: string): string =>
  btoa(ascii).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")

const ofBase64Url = (text: string): string => atob(text.replaceAll("-", "+").replaceAll("_", "/"))

const creationOptions = (creation: PasskeyCreation): PublicKeyCredentialCreationOptionsJSON => ({
  challenge: creation.challenge,
  rp: { id: creation.rpId, name: SITE },
  user: {
    id: inBase64Url(creation.account),
    name: creation.email,
    displayName: creation.name,
  },
  pubKeyCredParams: [
    { type: "public-key", alg: ES256 },
    { type: "public-key", alg: RS256 },
  ],
  attestation: "none",
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  excludeCredentials: creation.known.map((id) => ({ id, type: "public-key" })),
})

const requestOptions = (request: PasskeyRequest): PublicKeyCredentialRequestOptionsJSON => ({
  challenge: request.challenge,
  rpId: request.rpId,
  userVerification: "required",
  allowCredentials: request.allowed.map((id) => ({ id, type: "public-key" })),
})

const madeOf = ({ challenge }: PasskeyCreation, { id, response }: RegistrationResponseJSON) => ({
  challenge,
  id,
  clientData: response.clientDataJSON,
  attestation: response.attestationObject,
})

const givenOf = ({ challenge }: PasskeyRequest, { id, response }: AuthenticationResponseJSON) => {
  const account = response.userHandle ? ofBase64Url(response.userHandle) : null
  return {
    challenge,
    account: isAccountId(account) ? account : null,
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  }
}

const reasonOf = (trouble: unknown): AuthenticatorRefused["reason"] => {
  const name = trouble instanceof Error ? trouble.name : ""
  if (name === "InvalidStateError") return "known"
  return ["NotSupportedError", "SecurityError"].includes(name) ? "unsupported" : "left"
}

type Library = Awaited<ReturnType<typeof library>>

/** Asks once; what interrupts the effect withdraws the question from the guest. */
const asking = <A>(ask: (library: Library) => Promise<A>) =>
  Effect.tryPromise({
    try: async (signal) => {
      if (!hasPasskeys()) throw new AuthenticatorRefused({ reason: "unsupported" })
      const loaded = await library()
      signal.addEventListener("abort", () => loaded.WebAuthnAbortService.cancelCeremony())
      return ask(loaded)
    },
    catch: (trouble) =>
      trouble instanceof AuthenticatorRefused
        ? trouble
        : new AuthenticatorRefused({ reason: reasonOf(trouble) }),
  })

const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function"

const canOffer = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Passkeys by the browser's own windows. */
export const browserAuthenticator: Authenticator = {
  make: (creation) =>
    Effect.map(
      asking(({ startRegistration }) =>
        startRegistration({ optionsJSON: creationOptions(creation) }),
      ),
      (answer) => madeOf(creation, answer),
    ),
  give: (request) =>
    Effect.map(
      asking(({ startAuthentication }) =>
        startAuthentication({ optionsJSON: requestOptions(request) }),
      ),
      (answer) => givenOf(request, answer),
    ),
  canOffer: () => Effect.promise(() => canOffer().catch(() => false)),
  offer: (request) =>
    Effect.map(
      asking(({ startAuthentication }) =>
        startAuthentication({ optionsJSON: requestOptions(request), useBrowserAutofill: true }),
      ),
      (answer) => givenOf(request, answer),
    ),
}
