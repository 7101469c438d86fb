import { keepingOfPages, type PageKeeping } from "./kept-pages.table.ts"
import type { PageShelf } from "./offline.terms.ts"

/** A page that a browser may keep. */
export type PageToKeep = {
  readonly shelf: PageShelf
  /** Path and query under which it is kept: without the choice of a language or a theme. */
  readonly address: string
  /** The paths of the calls that it reads from. */
  readonly calls: ReadonlyArray<string>
}

/** Part of an address; a `URL` is one. */
export type PathAndQuery = { readonly pathname: string; readonly search: string }

/** An address that is longer than this is kept by nobody. */
const LONGEST = 2000

/** What names one thing in a path: a slug or the id of a booking. */
const NAME = /^[\w-]{1,80}$/

/** Chosen by the address, remembered by a cookie, and no part of what a page is. */
const CHOICES = ["lang", "theme"]

const decisions: ReadonlyArray<readonly [path: string, keeping: PageKeeping]> =
  Object.entries(keepingOfPages)

/** The value of each gap of a path by its name, as `$id`; null if the address has another path. */
const namesIn = (path: string, pathname: string): Readonly<Record<string, string>> | null => {
  const [wanted, given] = [path.split("/"), pathname.split("/")]
  if (wanted.length !== given.length) return null
  const names: Record<string, string> = {}
  for (const [place, value] of given.entries()) {
    const part = wanted[place]
    if (part?.startsWith("$")) {
      if (!NAME.test(value)) return null
      names[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return names
}

/** The first path of the table that fits; there, a path that is written out comes before one with a gap. */
const decisionAt = (pathname: string) => {
  for (const [path, keeping] of decisions) {
    const names = namesIn(path, pathname)
    if (names) return { keeping, names }
  }
  return null
}

const allows = (query: "any" | ReadonlyArray<string>, asked: URLSearchParams): boolean =>
  query === "any"
    ? // Simulated failures are not what the site offers.
      !asked.has("fault")
    : [...asked.keys()].every((name) => query.includes(name))

/** As it was written, where it chooses nothing. */
const withoutChoices = (search: string, left: URLSearchParams): string => {
  if (!CHOICES.some((choice) => new URLSearchParams(search).has(choice))) return search
  return left.size > 0 ? `?${left}` : ""
}

/** The call with its gaps filled; null where the address does not say what belongs there. */
const filled = (call: string, names: Readonly<Record<string, string>>): string | null => {
  let isWhole = true
  const path = call.replace(/\$(\w+)/g, (_, name: string) => {
    const value = names[name] ?? ""
    isWhole &&= NAME.test(value)
    return value
  })
  return isWhole ? path : null
}

/**
 * What a browser may keep of the page at an address; null for every page that is never kept, and for
 * every address that is none of the site's pages.
 */
export const keptPageAt = ({ pathname, search }: PathAndQuery): PageToKeep | null => {
  const found = decisionAt(pathname)
  if (!found || found.keeping === "never" || search.length > LONGEST) return null
  const asked = new URLSearchParams(search)
  for (const choice of CHOICES) asked.delete(choice)
  const { shelf, query, calls } = found.keeping
  if (!allows(query, asked)) return null
  const names = { ...Object.fromEntries(asked), ...found.names }
  const paths = calls.map((call) => filled(call, names))
  const whole = paths.filter((path) => path !== null)
  if (whole.length < paths.length) return null
  return { shelf, address: pathname + withoutChoices(search, asked), calls: whole }
}

const CALLS = decisions.flatMap(([, keeping]) => (keeping === "never" ? [] : keeping.calls))

/** True for the path of a call whose answer may be kept with a page that reads from it. */
export const isKeptCall = (pathname: string): boolean =>
  CALLS.some((call) => namesIn(call, pathname) !== null)
