const HERE = "http://this.site.invalid"

/** Pages that lead on by themselves: whoever is sent back to one would go round in a circle. */
const DOORS = /^\/(login|register|forgot-password|reset-password)\/?$/

const isOwn = (typed: string): boolean =>
  typed.startsWith("/") && !/^\/[\\/]|[\p{Cc}\\]/u.test(typed)

/** A path of this site with its query; whatever would lead elsewhere, or to a door, leads home. */
export const ownPathOf = (typed: string): string => {
  if (!isOwn(typed)) return "/"
  const { pathname, search } = new URL(typed, HERE)
  return isOwn(pathname) && !DOORS.test(pathname) ? `${pathname}${search}` : "/"
}
