/** The value of a cookie by its name, if a request brings one. */
export const cookieIn = (request: Request, name: string): string | undefined =>
  request.headers
    .get("cookie")
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** A name that a browser takes from this host alone, wherever the site is reached by https. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name

/** A cookie that no script reads and no other site sends along with what it changes. */
export const writtenCookie = (
  name: string,
  value: string,
  { seconds, isSecure }: { readonly seconds: number; readonly isSecure: boolean },
): string =>
  [
    `${cookieName(name, isSecure)}=${value}`,
    "Path=/",
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
