import { noReviews } from "#core/guest-score/guest-score.rules.ts"
import { KeptReview, reviewOf } from "#core/guest-score/kept-review.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import { Effect, Schema } from "effect"
import { allAsAsked, asAsked } from "../as-asked.ts"
import type { Connection, Database } from "../database.ts"
import {
  insertReport,
  insertReviews,
  lockReviewedProperties,
  selectReviewOf,
  selectReviews,
  selectTotals,
  updateScores,
  type ReviewRow,
  type TotalsRow,
} from "./reviews.sql.ts"

const decode = Schema.decodeUnknownSync(KeptReview)

/** The review in a row. */
export const keptIn = (row: ReviewRow): KeptReview => {
  const { answer, answeredAt, invented, hiddenReason, hiddenAt, ...review } = row
  return decode({
    ...review,
    answer: answer === null ? null : { text: answer, at: answeredAt },
    hidden: hiddenReason === null ? null : { reason: hiddenReason, at: hiddenAt },
    ...(invented && { invented }),
  })
}

const keep = (connection: Connection, reviews: ReadonlyArray<KeptReview>) =>
  Effect.gen(function* () {
    const properties = [...new Set(reviews.map(({ property }) => property))]
    yield* lockReviewedProperties(connection, properties)
    const { length } = yield* insertReviews(connection, reviews)
    if (length > 0) yield* updateScores(connection, properties)
    return length
  })

/** Keeps reviews in PostgreSQL; a property's row says what those that are shown come to. */
export const postgresReviewStore = (database: Database): ReviewStore => ({
  keep: (reviews) => database.inTransaction((connection) => keep(connection, reviews)),
  ofBooking: (booking) =>
    selectReviewOf(database, booking).pipe(
      Effect.map(([row]) => (row === undefined ? null : keptIn(row))),
      asAsked((review) => review.booking === booking),
    ),
  ofProperty: (property, asked) =>
    selectReviews(database, property, asked).pipe(
      allAsAsked<ReviewRow>((row) => row.property === property),
      Effect.map((rows) => rows.map((row) => reviewOf(keptIn(row)))),
    ),
  totalsOf: (property) =>
    selectTotals(database, property).pipe(
      allAsAsked<TotalsRow>((row) => row.property === property),
      Effect.map(([row]) => row?.totals ?? noReviews),
    ),
  report: (report) => Effect.map(insertReport(database, report), ({ length }) => length > 0),
})
