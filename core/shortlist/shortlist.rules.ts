import type { Slug } from "../property/property.ts"
import type { Shortlist, ShortlistMark } from "./shortlist.ts"

/** So many stays are compared side by side. */
export const MOST_COMPARED = 4

/** As `MOST_SAVED`, which a test compares with it: a page that shows hearts needs no schema. */
const MOST_OF_EACH = 100

/** The later of two marks of a stay counts; of two at one moment, the one that saves. */
const lasting = (one: ShortlistMark, other: ShortlistMark): ShortlistMark =>
  one.at > other.at || (one.at === other.at && one.saved) ? one : other

const latestFirst = (one: ShortlistMark, other: ShortlistMark): number =>
  other.at - one.at || ([one.slug, other.slug].toSorted()[0] === one.slug ? -1 : 1)

const latest = (marks: Iterable<ShortlistMark>, saved: boolean): Shortlist =>
  [...marks]
    .filter((mark) => mark.saved === saved)
    .toSorted(latestFirst)
    .slice(0, MOST_OF_EACH)

/**
 * Two lists as one: of each stay its last mark counts. The order in which lists are joined does not
 * matter as long as they fit, and joining again changes nothing.
 */
export const joined = (one: Shortlist, other: Shortlist): Shortlist => {
  const marks = new Map<Slug, ShortlistMark>()
  for (const mark of [...one, ...other]) {
    const known = marks.get(mark.slug)
    marks.set(mark.slug, known === undefined ? mark : lasting(known, mark))
  }
  return [...latest(marks.values(), true), ...latest(marks.values(), false)]
}

/** The list once a stay is saved or removed; what is pressed last counts, whatever a clock says. */
export const marked = (
  shortlist: Shortlist,
  slug: Slug,
  saved: boolean,
  now: number,
): Shortlist => {
  const before = shortlist.find((mark) => mark.slug === slug)
  const at = before === undefined ? now : Math.max(now, before.at + 1)
  return joined(shortlist, [{ slug, saved, at }])
}

/** Marks from a device whose clock is ahead count as of now. */
export const noLaterThan = (shortlist: Shortlist, now: number): Shortlist =>
  shortlist.map((mark) => ({ ...mark, at: Math.min(mark.at, now) }))

/** The stays that are saved, the latest first. */
export const savedIn = (shortlist: Shortlist): ReadonlyArray<Slug> =>
  shortlist.filter(({ saved }) => saved).map(({ slug }) => slug)

/** What is compared of the stays shown: those that were chosen, and while nothing is chosen the first. */
export const comparedOf = (
  shown: ReadonlyArray<Slug>,
  chosen: ReadonlyArray<string>,
): ReadonlyArray<Slug> => {
  const known = shown.filter((slug) => chosen.includes(slug))
  return (known.length > 0 ? known : shown).slice(0, MOST_COMPARED)
}
