import type {
  IdentityErrand,
  IdentityProvider,
} from "#core/account-store/identity-provider.port.ts"
import { IdentityRefused, IdentityUnavailable } from "#core/account/identity.errors.ts"
import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { asking, shapedAs } from "./asking.ts"
import { claimsSignedIn, SigningKeys } from "./id-token.ts"

/** How this site is registered with a service that speaks OpenID Connect, as Google does. */
export type OidcClientRegistration = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the service sends guests back to. */
  readonly returnTo: string
  /** By which names the service may know the page under its own window, the likeliest first. */
  readonly windowOver: ReadonlyArray<string>
  readonly fetch: typeof fetch
}

/** Where the service says that its parts are. */
const Discovered = Schema.Struct({
  issuer: Schema.String,
  authorization_endpoint: Schema.String,
  token_endpoint: Schema.String,
  jwks_uri: Schema.String,
})
type Discovered = typeof Discovered.Type

const Tokens = Schema.Struct({ id_token: Schema.String })

const isMismatch = Schema.is(Schema.Struct({ error: Schema.Literal("redirect_uri_mismatch") }))

const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url")

const wayTo = (
  { authorization_endpoint: endpoint }: Discovered,
  { clientId, returnTo }: OidcClientRegistration,
  { state, nonce, verifier }: IdentityErrand,
): string => {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: returnTo,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
  })
  return `${endpoint}${endpoint.includes("?") ? "&" : "?"}${query}`
}

/** A code, with the proof that we asked for it, and where it was given out. */
type Given = {
  readonly code: string
  readonly verifier: string | null
  readonly redirectUri: string
}

const formOf = (
  { clientId, clientSecret }: OidcClientRegistration,
  { code, verifier, redirectUri }: Given,
): RequestInit => ({
  method: "POST",
  headers: { accept: "application/json" },
  body: new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    ...(verifier !== null && { code_verifier: verifier }),
  }),
})

const unproven = () => new IdentityRefused({ reason: "unproven" })

/**
 * Uses an OpenID Connect provider: exchanges code for token server to server, accepts RS256 only.
 */
export const oidcIdentity = (registration: OidcClientRegistration): IdentityProvider => {
  const { issuer, clientId } = registration
  const ask = asking(registration.fetch)
  let known: Discovered | undefined

  const discover = Effect.gen(function* () {
    if (known) return known
    const said = yield* ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)
    const found = yield* shapedAs(Discovered)(said)
    if (found.issuer !== issuer) return yield* new IdentityUnavailable()
    known = found
    return found
  })

  /** Tries the next place where the code may have been given out, as long as it was another. */
  const exchange = Effect.fnUntraced(function* (
    endpoint: string,
    code: string,
    verifier: string | null,
  ) {
    const places = verifier === null ? registration.windowOver : [registration.returnTo]
    for (const redirectUri of places) {
      const said = yield* ask(endpoint, formOf(registration, { code, verifier, redirectUri }))
      if (!isMismatch(said.body)) return said
    }
    return yield* unproven()
  })

  return {
    issuer,
    audience: clientId,
    start: (errand) => Effect.map(discover, (places) => wayTo(places, registration, errand)),
    redeem: Effect.fnUntraced(function* (code: string, verifier: string | null) {
      const places = yield* discover
      const said = yield* exchange(places.token_endpoint, code, verifier)
      if (said.status !== 200) return yield* unproven()
      const { id_token: token } = yield* shapedAs(Tokens)(said)
      const keys = yield* Effect.flatMap(ask(places.jwks_uri), shapedAs(SigningKeys))
      return claimsSignedIn(token, keys) ?? (yield* unproven())
    }),
  }
}
