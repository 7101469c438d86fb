import { generateCookie } from "hono/cookie"
import { parse } from "hono/utils/cookie"

/** All of a request that cookies are read from. */
export type WithHeaders = { readonly headers: { readonly get: (name: string) => string | null } }

/** The value of a cookie by its name, if a request brings one. */
export const cookieIn = (request: WithHeaders, name: string): string | undefined =>
  parse(request.headers.get("cookie") ?? "", name)[name]

/** A name that a browser takes from this host alone, wherever the site is reached by https. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name

/** A cookie that no script reads and no other site sends along with what it changes. */
export const writtenCookie = (
  name: string,
  value: string,
  { seconds, isSecure }: { readonly seconds: number; readonly isSecure: boolean },
): string =>
  generateCookie(cookieName(name, isSecure), value, {
    path: "/",
    maxAge: seconds,
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
  })

/** A choice that pages read too, such as the language. */
export const choiceCookie = (
  name: string,
  value: string,
  { seconds, isSecure }: { readonly seconds: number; readonly isSecure: boolean },
): string =>
  generateCookie(name, value, { path: "/", maxAge: seconds, sameSite: "Lax", secure: isSecure })
