const OWN = ["same-origin", "none"]

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host : null

/**
 * Whether an unsafe call comes from our own pages, or from no page at all. Browsers always say where
 * a call comes from; a program that says nothing has no cookies to be misused.
 */
export const isSameOrigin = (request: Request, publicUrl: string | null): boolean => {
  const origin = request.headers.get("origin")
  const site = request.headers.get("sec-fetch-site")
  const ourHost = publicUrl ? hostOf(publicUrl) : request.headers.get("host")
  if (origin !== null) return hostOf(origin) === ourHost && ourHost !== null
  return site === null || OWN.includes(site)
}
