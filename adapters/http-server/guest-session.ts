import type { Randomness } from "#core/kernel/environment.port.ts"
import { retention } from "#core/people/retention.ts"
import { secondsInDay } from "date-fns/constants"
import { cookieIn, cookieName, writtenCookie, type WithHeaders } from "./cookies.ts"

const NAME = "singgah-guest"
const BYTES = 18
const LASTS_SECONDS = retention.visitDays * secondsInDay
const SESSION = /^[A-Za-z0-9_-]{24}$/

/** A browser's guest session: known from its cookie, or made for it now. */
export type GuestSession = { readonly id: string; readonly isNew: boolean }

/** A guest session that nobody had before. */
export const newGuestSession = (randomness: Randomness): GuestSession => ({
  id: Buffer.from(randomness.bytes(BYTES)).toString("base64url"),
  isNew: true,
})

/** Reads the session's cookie; what nobody of ours made is not believed. */
export const sessionOf = (
  request: WithHeaders,
  isSecure: boolean,
  randomness: Randomness,
): GuestSession => {
  const given = cookieIn(request, cookieName(NAME, isSecure))
  return given !== undefined && SESSION.test(given)
    ? { id: given, isNew: false }
    : newGuestSession(randomness)
}

/** The cookie that lets the same browser be known again. */
export const sessionCookie = ({ id }: GuestSession, isSecure: boolean): string =>
  writtenCookie(NAME, id, { seconds: LASTS_SECONDS, isSecure })
