import type { Chance } from "#core/kernel/world.port.ts"

const BYTES = 18
const LASTS_SECONDS = 400 * 24 * 60 * 60
const SESSION = /^[A-Za-z0-9_-]{24}$/

/** A browser's guest session: known from its cookie, or made for it now. */
export type GuestSession = { readonly id: string; readonly isNew: boolean }

const cookieName = (isSecure: boolean): string =>
  isSecure ? "__Host-singgah-guest" : "singgah-guest"

const cookieIn = (header: string | null, name: string): string | undefined =>
  header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Reads the session's cookie; what nobody of ours made is not believed. */
export const sessionOf = (request: Request, isSecure: boolean, chance: Chance): GuestSession => {
  const given = cookieIn(request.headers.get("cookie"), cookieName(isSecure))
  return given !== undefined && SESSION.test(given)
    ? { id: given, isNew: false }
    : { id: Buffer.from(chance.bytes(BYTES)).toString("base64url"), isNew: true }
}

/** The cookie that lets the same browser be known again. */
export const sessionCookie = ({ id }: GuestSession, isSecure: boolean): string =>
  [
    `${cookieName(isSecure)}=${id}`,
    "Path=/",
    `Max-Age=${LASTS_SECONDS}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
