const KEY = "recent-searches"
const KEPT = 5

type RecentPlace = { readonly slug: string; readonly name: string }

const isRecentPlace = (value: unknown): value is RecentPlace => {
  const { slug, name } = (value ?? {}) as Partial<Record<keyof RecentPlace, unknown>>
  return typeof slug === "string" && typeof name === "string"
}

const read = (): ReadonlyArray<RecentPlace> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isRecentPlace).slice(0, KEPT) : []
  } catch {
    // A browser that keeps nothing, or something else's text: there are no recent searches then.
    return []
  }
}

/** The last five places searched for in this browser, newest first, each once. */
export const browserRecentSearches = () => ({
  read,
  keep: (place: RecentPlace): void => {
    const others = read().filter(({ slug }) => slug !== place.slug)
    try {
      localStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, KEPT)))
    } catch {
      // Storage is full or forbidden: the search itself goes on.
    }
  },
})
