import type { Slug } from "../property/property.ts"

/** As long as a name of a property may be, and the pattern that its schema holds. */
const SLUG = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** So many stays are read of an address that somebody shared. */
export const MOST_SHARED = 24

const isSlug = (text: string): text is Slug => SLUG.test(text)

/** The stays that an address names, parted by commas, each once; what cannot be a name is left out. */
export const slugsIn = (text: string): ReadonlyArray<Slug> =>
  [...new Set(text.slice(0, MOST_SHARED * 201).split(","))].filter(isSlug).slice(0, MOST_SHARED)

/** Stays as an address names them. */
export const writtenSlugs = (slugs: ReadonlyArray<Slug>): string =>
  slugs.slice(0, MOST_SHARED).join(",")
