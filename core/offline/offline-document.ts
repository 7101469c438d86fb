/** Placeholders in the written offline page for what differs from answer to answer. */
export const offlineMarks = {
  nonce: "nonce-of-the-offline-page",
  /** The colour scheme: light, dark, or both. */
  scheme: "scheme-of-the-offline-page",
  /** Where the guest wanted to go. */
  address: "/address-of-the-offline-page",
  /** The items of the list of kept pages. */
  list: "list-of-the-offline-page",
} as const

/** Hides the list where nothing is kept. */
export const LIST_HIDDEN = ' hidden=""'

/** By this header a page that is shown as it was asks for answers as they were. */
export const AS_IT_WAS = "x-as-it-was"

/** Where the build writes the offline page of a language down. */
export const offlinePageOf = (language: string): string => `/offline/${language}.html`
