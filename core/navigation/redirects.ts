/**
 * Where an address that names an index file leads: the clean path, without the query. Null for every
 * other address, and never to another site.
 */
export const cleanPathOf = (pathname: string): string | null => {
  const at = pathname.indexOf("/index.html")
  if (at < 0) return null
  const path = pathname.slice(0, at).replace(/^\/{2,}/, "/")
  return path === "" ? "/" : path
}
