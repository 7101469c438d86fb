import type { Author } from "#core/inventory/change-log.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { ReviewId } from "#core/guest-score/review.ts"
import { moderated } from "#core/reviews/moderated.ts"
import type { ReviewChange, ReviewModeration } from "#core/reviews/review-moderation.port.ts"
import { Effect } from "effect"
import { notedBy } from "../catalogue/note-changes.ts"
import type { Connection, Database } from "../database.ts"
import { insertJob } from "./jobs.sql.ts"
import { keptIn } from "./review-store.postgres.ts"
import {
  lockReviewedProperties,
  lockReview,
  selectReported,
  updateReview,
  updateScores,
} from "./reviews.sql.ts"

const change = (
  connection: Connection,
  id: ReviewId,
  step: ReviewChange,
  by: Author,
  clock: Clock,
) =>
  Effect.gen(function* () {
    const [row] = yield* lockReview(connection, id)
    if (row === undefined) return null
    const kept = keptIn(row)
    const done = moderated(kept, step, clock.now())
    if (done === null) return kept
    const { review, part, letter } = done
    yield* lockReviewedProperties(connection, [review.property])
    yield* updateReview(connection, review)
    yield* updateScores(connection, [review.property])
    yield* notedBy(by, clock)(connection, [{ property: review.property, parts: [part] }])
    if (letter !== null) yield* insertJob(connection, letter)
    return review
  })

/** What an operator, who is noted with every step, does with reviews in PostgreSQL. */
export const postgresReviewModeration =
  (database: Database, clock: Clock) =>
  (author: Author): ReviewModeration => ({
    list: (asked) =>
      Effect.map(selectReported(database, asked), (rows) =>
        rows.map(({ reports, ...row }) => ({ review: keptIn(row), reports })),
      ),
    change: (id, step) =>
      database.inTransaction((connection) => change(connection, id, step, author, clock)),
  })
