import { IdentityUnavailable } from "#core/account/identity.errors.ts"
import type { IdentityProvider } from "#core/account-store/identity-provider.port.ts"
import type { Randomness, Clock } from "#core/kernel/environment.port.ts"
import { googleSandboxKeys } from "#fixtures/sandbox/google/keys.ts"
import { googleSandbox, issuerAt } from "#fixtures/sandbox/google/sandbox.ts"
import { OF_THE_WINDOW } from "#fixtures/sandbox/google/window.ts"
import type { Shelf } from "#fixtures/sandbox/stripe/shelf.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import type { GoogleKeys } from "../../configuration/google.ts"
import { oidcIdentity } from "../../google-identity/identity-provider.oidc.ts"
import type { RequestHandler } from "../../http-server/site.needs.ts"
import { Effect } from "effect"

/** The identity provider: Google itself, or its stand-in inside this server. */
export type OutsideService = {
  readonly identity: IdentityProvider
  /** The stand-in's own addresses. */
  readonly part: RequestHandler
}

const {
  publicPath: PATH,
  window: { clientId },
} = googleSandboxKeys
const BACK = "/login"

// Google's documentation has a code of its window given out to the page's origin, its older name for
// that is this word, and it takes a code from nobody who says the wrong one of the two.
const googleItself = (google: GoogleKeys, site: string): OutsideService => ({
  identity: oidcIdentity({
    ...google,
    returnTo: `${site}${BACK}`,
    windowOver: [new URL(site).origin, "postmessage"],
    fetch,
  }),
  part: async () => null,
})

type StandInNeeds = {
  readonly clock: Clock
  readonly randomness: Randomness
  readonly shelf: Shelf
}

/** Every process makes the secret again, and nobody else can change the stand-in's codes for tokens. */
const standIn = ({ clock, randomness, shelf }: StandInNeeds): OutsideService => {
  const keys = {
    clientId,
    clientSecret: Buffer.from(randomness.bytes(24)).toString("base64url"),
    returnTo: BACK,
  }
  const now = () => new Date(clock.now())
  const answer = googleSandbox({ ...keys, shelf, now, publicPath: PATH })
  const below = (request: Request): string => new URL(request.url).pathname.slice(PATH.length)
  return {
    identity: oidcIdentity({
      ...keys,
      windowOver: [OF_THE_WINDOW],
      issuer: issuerAt(PATH),
      fetch: (input, init) => {
        const request = new Request(input, init)
        return answer(request, below(request))
      },
    }),
    part: async (request) =>
      new URL(request.url).pathname.startsWith(`${PATH}/`) ? answer(request, below(request)) : null,
  }
}

const nobody: OutsideService = {
  identity: {
    issuer: "",
    audience: "",
    start: () => Effect.fail(new IdentityUnavailable()),
    redeem: () => Effect.fail(new IdentityUnavailable()),
  },
  part: async () => null,
}

/**
 * Google where this site is registered with it; the stand-in, which knows invented people, where it
 * is in use; else nobody.
 */
export const identityProvider = (
  {
    google,
    standIns,
    publicUrl,
    port,
  }: Pick<Configuration, "google" | "standIns" | "publicUrl" | "port">,
  needs: StandInNeeds,
): OutsideService => {
  if (google) return googleItself(google, publicUrl ?? `http://localhost:${port}`)
  return standIns.google ? standIn(needs) : nobody
}
