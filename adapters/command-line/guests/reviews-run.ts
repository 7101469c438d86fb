import { guestScoreOf, totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { HidingReason, ReviewId } from "#core/guest-score/review.ts"
import { reviewTerms } from "#core/guest-score/review.terms.ts"
import { isReadableText, lengthOf, tidy } from "#core/kernel/characters.ts"
import type {
  ReportedReview,
  ReviewChange,
  ReviewModeration,
} from "#core/reviews/review-moderation.port.ts"
import { Effect, Schema } from "effect"
import { parseArgs } from "node:util"
import { inNumber } from "../operator/in-number.ts"

/** What can be asked of reviews at a command line. */
export type ReviewsTask =
  | { readonly kind: "list"; readonly property: string | null; readonly reported: boolean }
  | { readonly kind: "change"; readonly review: ReviewId; readonly change: ReviewChange }

const MOST_LISTED = 200

const reasons = HidingReason.literals.join(" | ")

export const REVIEWS_USAGE = `npm run reviews -- list [<property>]
npm run reviews -- list reported
npm run reviews -- hide <review> <${reasons}>
npm run reviews -- show <review>
npm run reviews -- answer <review> "<what the property says>"
What changes something takes --by NAME, for the log of changes.`

const isId = Schema.is(ReviewId)
const isReason = Schema.is(HidingReason)

const isAnswer = (text: string | undefined): text is string =>
  text !== undefined &&
  tidy(text) !== "" &&
  isReadableText(text) &&
  lengthOf(text) <= reviewTerms.most

const changeIn = (verb: string | undefined, word: string | undefined): ReviewChange | null => {
  if (verb === "hide" && isReason(word)) return { kind: "hide", reason: word }
  if (verb === "show" && word === undefined) return { kind: "show" }
  return verb === "answer" && isAnswer(word) ? { kind: "answer", text: word } : null
}

const positionalsIn = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  try {
    const options = { by: { type: "string" } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true }).positionals
  } catch {
    return []
  }
}

/** The task that words ask for; null when they ask for none. */
export const reviewsTaskIn = (given: ReadonlyArray<string>): ReviewsTask | null => {
  const words = positionalsIn(given)
  const [verb, which, word, ...others] = words
  if (others.length > 0) return null
  if (verb === "list" && word === undefined) {
    const reported = which === "reported"
    return { kind: "list", property: reported ? null : (which ?? null), reported }
  }
  const change = changeIn(verb, word)
  return change !== null && isId(which) ? { kind: "change", review: which, change } : null
}

type World = { readonly moderation: ReviewModeration; readonly say: (line: string) => void }

const TENTHS = 10

const shown = ({ review, reports }: ReportedReview): ReadonlyArray<string> => {
  const { id, property, at, language, hidden, text, answer } = review
  const score = ((guestScoreOf(totalsOf([review])) ?? 0) / TENTHS).toFixed(1)
  const counts = Object.entries(reports).map(([reason, count]) => `${reason} × ${count}`)
  return [
    [id, property, at.slice(0, 10), score, language, hidden ? `hidden: ${hidden.reason}` : "shown"]
      .concat(counts.length > 0 ? [`reported: ${counts.join(", ")}`] : [])
      .join("  "),
    `  ${text.replaceAll(/\s+/g, " ")}`,
    ...(answer === null ? [] : [`  > ${answer.text.replaceAll(/\s+/g, " ")}`]),
  ]
}

const listed = async (
  { moderation, say }: World,
  { property, reported }: Extract<ReviewsTask, { kind: "list" }>,
): Promise<number> => {
  const reviews = await Effect.runPromise(
    moderation.list({ property, reported, limit: MOST_LISTED }),
  )
  for (const line of reviews.flatMap(shown)) say(line)
  say(inNumber(reviews.length, "review"))
  return 0
}

const changed = async (
  { moderation, say }: World,
  { review, change }: Extract<ReviewsTask, { kind: "change" }>,
): Promise<number> => {
  const done = await Effect.runPromise(moderation.change(review, change))
  if (done === null) {
    say(`There is no review ${review}`)
    return 1
  }
  for (const line of shown({ review: done, reports: {} })) say(line)
  return 0
}

/** Does a task and says what came of it; 0 when it went well. */
export const runReviews = (task: ReviewsTask, world: World): Promise<number> => {
  switch (task.kind) {
    case "list":
      return listed(world, task)
    case "change":
      return changed(world, task)
    default:
      return task satisfies never
  }
}
