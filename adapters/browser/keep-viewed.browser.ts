import { withViewed, type ViewedStay } from "#core/property/viewed-stay.ts"
import { VIEWED_KEY } from "./has-viewed.browser.ts"

/** What lies there from before: each entry is looked at when it is shown (`viewed-stays.browser.ts`). */
const keptBefore = (): ReadonlyArray<ViewedStay> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.slug === "string") : []
  } catch {
    // Somebody else's text: the list begins again.
    return []
  }
}

/** Remembers on this device that a stay was opened; nothing is sent anywhere. */
export const keepViewed = (stay: ViewedStay): void => {
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(withViewed(keptBefore(), stay)))
  } catch {
    // Storage is full or forbidden: the page itself goes on.
  }
}
