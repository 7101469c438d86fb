import type { Issue } from "#core/kernel/issue.ts"
import type { SubmitEvent } from "react"

type Form<Typed> = {
  readonly typed: Typed
  readonly find: (issues: ReadonlyArray<Issue>) => boolean
}

type Submission<Typed> = {
  /** The last press is still being answered. */
  readonly isBusy: boolean
  readonly issuesOf: (typed: Typed) => ReadonlyArray<Issue>
  readonly send: (typed: Typed) => void
}

/** Sends a form on a press, unless the last press is still being answered or something is wrong. */
export const submitting =
  <Typed>({ typed, find }: Form<Typed>, { isBusy, issuesOf, send }: Submission<Typed>) =>
  (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isBusy && find(issuesOf(typed))) send(typed)
  }
