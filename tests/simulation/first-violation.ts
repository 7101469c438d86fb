import { inspect } from "node:util"

/** The first promise that was broken, or the first thing that went wrong with a run. */
export type FirstViolation = {
  /** Keeps what is reported, unless something was reported before. */
  readonly report: (how: unknown) => void
  /** Null where nothing was reported. */
  readonly found: () => Error | null
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(inspect(thrown, { depth: 6 }))

/** Nothing was reported yet. */
export const firstViolation = (): FirstViolation => {
  let first: Error | null = null
  return {
    report: (how) => void (first ??= asError(how)),
    found: () => first,
  }
}
