import { promisesAreKept, type Facts } from "./invariants.ts"
import type { Post } from "./post.ts"
import type { Promised } from "./promises.ts"
import type { Provider } from "./provider.ts"
import type { Seen, Storage } from "./storage.ts"

type Inspected = {
  readonly storage: Storage
  readonly provider: Provider
  readonly post: Post
  readonly promised: Promised
}

/** Looks at everything that is kept, and compares it with what was promised. */
export type Inspection = {
  /**
   * Throws where a promise is broken. Null where nothing was committed since it last looked, unless
   * it is to look anyway.
   */
  readonly look: (isAnyway?: boolean) => Promise<Seen | null>
  /** The database was put back to this: what is seen next is compared with it. */
  readonly beginAgain: (seen: Seen) => void
  /** What was seen last, to be checked further; null before anything was seen. */
  readonly lastFacts: () => Facts | null
}

/** An inspection that has not looked yet. */
export const inspectionOf = ({ storage, provider, post, promised }: Inspected): Inspection => {
  let before: Seen | null = null
  let lastTruth = provider.version()
  return {
    look: async (isAnyway = false) => {
      const seen = await storage.look(isAnyway || provider.version() !== lastTruth)
      if (seen === null) return null
      lastTruth = provider.version()
      promisesAreKept({ seen, before, provider, post, promised })
      before = seen
      return seen
    },
    beginAgain: (seen) => void (before = seen),
    lastFacts: () => (before === null ? null : { seen: before, before, provider, post, promised }),
  }
}
