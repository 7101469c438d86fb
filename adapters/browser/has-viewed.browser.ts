/** Where this device keeps the stays that were opened on it. */
export const VIEWED_KEY = "viewed-stays"

/** Whether any stay was opened on this device: without one there is no code to fetch. */
export const hasViewed = (): boolean => {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null
  } catch {
    // A browser that keeps nothing has seen nothing.
    return false
  }
}
