/** Failures that are nobody's: one that was stopped, or has a page of its own. */
const HAVE_THEIR_OWN = ["AbortError", "PieceMissing", "Unreachable"]

const isUnforeseen = (failure: unknown): boolean =>
  failure instanceof Error && !HAVE_THEIR_OWN.includes(failure.name)

/** Hears of every failure that nobody was prepared for. The browser's console has it already. */
export const onUnforeseen = (tell: () => void): void => {
  window.addEventListener("error", ({ error }) => {
    if (isUnforeseen(error)) tell()
  })
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isUnforeseen(reason)) tell()
  })
}
