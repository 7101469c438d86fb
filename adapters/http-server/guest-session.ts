import type { Chance } from "#core/kernel/world.port.ts"
import { keeping } from "#core/people/keeping.ts"
import { cookieIn, cookieName, writtenCookie } from "./cookies.ts"

const NAME = "singgah-guest"
const BYTES = 18
const LASTS_SECONDS = keeping.visitDays * 24 * 60 * 60
const SESSION = /^[A-Za-z0-9_-]{24}$/

/** A browser's guest session: known from its cookie, or made for it now. */
export type GuestSession = { readonly id: string; readonly isNew: boolean }

/** A guest session that nobody had before. */
export const newGuestSession = (chance: Chance): GuestSession => ({
  id: Buffer.from(chance.bytes(BYTES)).toString("base64url"),
  isNew: true,
})

/** Reads the session's cookie; what nobody of ours made is not believed. */
export const sessionOf = (request: Request, isSecure: boolean, chance: Chance): GuestSession => {
  const given = cookieIn(request, cookieName(NAME, isSecure))
  return given !== undefined && SESSION.test(given)
    ? { id: given, isNew: false }
    : newGuestSession(chance)
}

/** The cookie that lets the same browser be known again. */
export const sessionCookie = ({ id }: GuestSession, isSecure: boolean): string =>
  writtenCookie(NAME, id, { seconds: LASTS_SECONDS, isSecure })
