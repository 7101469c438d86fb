import type { Drafts } from "./drafts.ts"

/** Under this name a tab keeps how many stays joined the account, until the guest was told. */
const JOINED = "joined-stays"

/** Keeps it for the page that the guest goes on to, which may be a document of its own. */
export const keepJoined = (drafts: Drafts, count: number): void => {
  if (count > 0) drafts.keep(JOINED, { count })
}

/** How many stays the guest has not yet been told of. */
export const joinedIn = (drafts: Drafts): number => {
  const { count } = drafts.read(JOINED)
  return Number.isSafeInteger(count) ? Math.max(0, Number(count)) : 0
}

/** The guest has been told. */
export const forgetJoined = (drafts: Drafts): void => drafts.forget(JOINED)
