import { MOST_LISTED_PROPERTIES, type ListTask } from "./inventory-list.ts"

/** What the words of `list` ask for, or what is wrong with them. */
export const listTaskIn = (
  words: ReadonlyArray<string>,
  { limit: written }: { readonly limit: string },
): ListTask | string => {
  const limit = /^\d{1,5}$/.test(written) ? Number(written) : 0
  return limit === 0 || limit > MOST_LISTED_PROPERTIES
    ? `--limit is a number from 1 to ${MOST_LISTED_PROPERTIES}.`
    : { kind: "list", words: words.join(" "), limit }
}
