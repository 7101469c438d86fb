const HERE = "http://this.site.invalid"

/** Pages that redirect: a guest sent back to one would be redirected without end. */
const DOORS = /^\/(login|register|forgot-password|reset-password)\/?$/

const isOwn = (typed: string): boolean =>
  typed.startsWith("/") && !/^\/[\\/]|[\p{Cc}\\]/u.test(typed)

/** A path of this site with its query; whatever would lead elsewhere, or to a door, leads home. */
export const ownPathOf = (typed: string): string => {
  if (!isOwn(typed)) return "/"
  const { pathname, search } = new URL(typed, HERE)
  return isOwn(pathname) && !DOORS.test(pathname) ? `${pathname}${search}` : "/"
}
