const OWN = ["same-origin", "none"]

const originOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin : null

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host : null

const isOurs = (origin: string, request: Request, publicUrl: string | null): boolean => {
  if (publicUrl !== null) return originOf(origin) === originOf(publicUrl)
  const host = hostOf(origin)
  return host !== null && host === request.headers.get("host")
}

/**
 * Whether an unsafe call comes from our own pages, or from no page at all. Browsers always say where
 * a call comes from; a program that says nothing has no cookies to be misused. Our pages may lie on
 * another host than the API: then their origin alone tells.
 */
export const isSameOrigin = (request: Request, publicUrl: string | null): boolean => {
  const origin = request.headers.get("origin")
  const site = request.headers.get("sec-fetch-site")
  const isFromElsewhere = site !== null && !OWN.includes(site)
  if (origin === null) return !isFromElsewhere
  return isOurs(origin, request, publicUrl) && (publicUrl !== null || !isFromElsewhere)
}
