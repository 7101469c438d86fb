import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"

/** Whether an answer of today says what the one that is remembered said. */
type IsAlike = (now: unknown) => boolean

/** What a page asked while it was drawn, and whether an answer to it is the one that the page shows. */
export type PageQuestion = {
  readonly ask: (properties: Properties) => Effect.Effect<unknown, unknown>
  readonly isAlike: IsAlike
}

/** Answers are what the API sends as JSON: where that is the same, so is all that can be seen of them. */
const digestOf = (answer: unknown): string =>
  createHash("sha256").update(JSON.stringify(answer)).digest("base64url")

const digests = new WeakMap<object, string>()

/** An answer that is given again as the same object is read once. */
const digestOnce = (answer: unknown): string => {
  if (typeof answer !== "object" || answer === null) return digestOf(answer)
  const digest = digests.get(answer) ?? digestOf(answer)
  digests.set(answer, digest)
  return digest
}

/** Remembers an answer in few bytes, for as long as pages are kept. */
const byDigest = (answer: unknown): IsAlike => {
  const digest = digestOnce(answer)
  return (now) => digestOnce(now) === digest
}

/** Remembers an answer by keeping it: where it is given again as it is, nobody reads it. */
export const byKeeping =
  (answer: unknown): IsAlike =>
  (now) =>
    now === answer || digestOnce(now) === digestOnce(answer)

/** Hears what is asked of `Properties`: each answered question, and that one failed. */
type Heard = {
  readonly answered: (question: PageQuestion) => void
  readonly failed: () => void
}

/** Wraps `Properties` and says what a page asks of them. */
export const listenedTo = (
  properties: Properties,
  heard: Heard,
  remembered: (answer: unknown) => IsAlike = byDigest,
): Properties => {
  const asked = <A, E>(ask: (properties: Properties) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    ask(properties).pipe(
      Effect.tap((answer) =>
        Effect.sync(() => heard.answered({ ask, isAlike: remembered(answer) })),
      ),
      Effect.onError(() => Effect.sync(heard.failed)),
    )
  return {
    home: () => asked(({ home }) => home()),
    suggest: (text) => asked(({ suggest }) => suggest(text)),
    search: (search) => asked((now) => now.search(search)),
    open: (slug, stay) => asked(({ open }) => open(slug, stay)),
    listed: (slugs, stay) => asked(({ listed }) => listed(slugs, stay)),
    calendar: (slug, from, until) => asked(({ calendar }) => calendar(slug, from, until)),
    placeNights: (where, from, until) =>
      asked(({ placeNights }) => placeNights(where, from, until)),
  }
}

/**
 * True where all these questions are answered now as they were answered before. A question that
 * breaks has no answer: it breaks again, and is reported, where the page is drawn.
 */
export const answeredAlike = async (
  questions: ReadonlyArray<PageQuestion>,
  properties: Properties,
): Promise<boolean> => {
  for (const { ask, isAlike } of questions) {
    const isAnsweredAlike = ask(properties).pipe(
      Effect.map(isAlike),
      Effect.catchCause(() => Effect.succeed(false)),
    )
    if (!(await Effect.runPromise(isAnsweredAlike))) return false
  }
  return true
}
