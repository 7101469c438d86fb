import type { Browser } from "#core/account-service/account-service.needs.ts"
import { sessionTerms } from "#core/account/session.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Randomness } from "#core/kernel/environment.port.ts"
import { preferencesIn } from "#core/preferences/preferences.ts"
import { millisecondsInSecond } from "date-fns/constants"
import { cookieIn, cookieName, writtenCookie, type WithHeaders } from "./cookies.ts"
import { newGuestSession, sessionCookie, sessionOf, type GuestSession } from "./guest-session.ts"

const NAME = "singgah-session"
const SECRET = /^[0-9a-hjkmnp-tv-z]{52}$/
const LASTS_SECONDS = sessionTerms.idleMs / millisecondsInSecond

/** True for who brings what may prove that they are signed in. */
export const isSignedInBy = (request: WithHeaders, isSecure: boolean): boolean =>
  cookieIn(request, cookieName(NAME, isSecure)) !== undefined

/** Who sent a request, as far as the request alone tells. */
export interface RequestCaller {
  readonly guest: GuestSession
  readonly browser: Browser
  /** The network that the call came from, where it is known. */
  readonly network: string | undefined
  readonly language: Language
  /** The cookies that the answer has to set. */
  readonly cookies: () => ReadonlyArray<string>
}

type Surroundings = {
  readonly isSecure: boolean
  readonly randomness: Randomness
  readonly network: string | undefined
  /** Where guests reach the site; null where they reach it as the request did. */
  readonly publicUrl: string | null
}

/**
 * Reads both cookies of a browser: the guest who holds rooms, and the proof of being signed in. The
 * guest outlives signing in, so that what was held stays held, and ends with signing out.
 */
export const callerOf = (
  request: Request,
  { isSecure, randomness, network, publicUrl }: Surroundings,
): RequestCaller => {
  const guest = sessionOf(request, isSecure, randomness)
  const given = cookieIn(request, cookieName(NAME, isSecure))
  const secret = given !== undefined && SECRET.test(given) ? given : null
  let next: { readonly secret: string | null } | undefined
  const proof = (value: string, seconds: number) =>
    writtenCookie(NAME, value, { seconds, isSecure })

  const cookies = (): ReadonlyArray<string> => {
    if (next?.secret === null)
      return [proof("", 0), sessionCookie(newGuestSession(randomness), isSecure)]
    return [
      ...(guest.isNew ? [sessionCookie(guest, isSecure)] : []),
      ...(next ? [proof(next.secret, LASTS_SECONDS)] : []),
    ]
  }
  return {
    guest,
    network,
    language: preferencesIn(request).language,
    cookies,
    browser: {
      secret,
      userAgent: request.headers.get("user-agent") ?? "",
      origin: new URL(publicUrl ?? request.url).origin,
      keep: (given) => void (next = { secret: given }),
      forget: () => void (next = { secret: null }),
    },
  }
}
