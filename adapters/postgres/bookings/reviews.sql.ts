import type { KeptReview } from "#core/guest-score/kept-review.ts"
import type { ReviewReport, ReviewsAsked } from "#core/guest-score/review-store.port.ts"
import type { ReviewsLookedAt } from "#core/reviews/review-moderation.port.ts"
import type { HidingReason, ReviewTotals } from "#core/guest-score/review.ts"
import { aspects } from "#core/guest-score/aspects.ts"
import type { Connection } from "../database.ts"

const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Keeps reviews of stays that have none yet; the rows say which were kept. */
export const insertReviews = (connection: Connection, reviews: ReadonlyArray<KeptReview>) =>
  connection.query(
    `insert into review (id, booking, property, key, guest, stayed, written_at, marks, body,
       language, answer, answered_at, invented, hidden_reason, hidden_at)
     select r->>'id', r->>'booking', r->>'property', r->>'key', r->>'guest', r->>'stayed',
       (r->>'at')::timestamptz, r->'marks', r->>'text', r->>'language',
       r->'answer'->>'text', (r->'answer'->>'at')::timestamptz,
       coalesce((r->>'invented')::boolean, false),
       r->'hidden'->>'reason', (r->'hidden'->>'at')::timestamptz
     from jsonb_array_elements($1::jsonb) with ordinality as put (r, place)
     order by place
     on conflict do nothing
     returning id`,
    [JSON.stringify(reviews)],
  )

/** A review as a row, with what tells its answer and its hiding apart. */
export type ReviewRow = Omit<KeptReview, "answer" | "hidden" | "invented"> & {
  readonly answer: string | null
  readonly answeredAt: string | null
  readonly invented: boolean
  readonly hiddenReason: string | null
  readonly hiddenAt: string | null
}

const COLUMNS = `id, booking, property, key, guest, stayed, ${moment("written_at")} as at, marks,
  body as text, language, answer, ${moment("answered_at")} as "answeredAt", invented,
  hidden_reason as "hiddenReason", ${moment("hidden_at")} as "hiddenAt"`

export const selectReviewOf = (connection: Connection, booking: string) =>
  connection.query<ReviewRow>(`select ${COLUMNS} from review where booking = $1`, [booking])

export const selectReviews = (
  connection: Connection,
  property: string,
  { skip, limit }: ReviewsAsked,
) =>
  connection.query<ReviewRow>(
    `select ${COLUMNS} from review where property = $1 and hidden_reason is null
     order by written_at desc, ordinal desc offset $2 limit $3`,
    [property, skip, limit],
  )

const summed = (those: string): string => {
  const sums = aspects
    .map((aspect) => `'${aspect}', coalesce(sum((marks->>'${aspect}')::integer) ${those}, 0)`)
    .join(", ")
  return `'count', count(*) ${those}, 'sums', jsonb_build_object(${sums})`
}

const INVENTED = "filter (where invented)"

const TOTALS = `jsonb_build_object(${summed("")}) || case count(*) ${INVENTED} when 0 then '{}'
  else jsonb_build_object('invented', jsonb_build_object(${summed(INVENTED)})) end`

/** What the reviews of a property that are shown come to. */
export type TotalsRow = { readonly property: string; readonly totals: ReviewTotals }

export const selectTotals = (connection: Connection, property: string) =>
  connection.query<TotalsRow>(
    `select $1::text as property, ${TOTALS} as totals
     from review where property = $1 and hidden_reason is null`,
    [property],
  )

/** Keeps others from writing reviews of these properties until the transaction ends. */
export const lockReviewedProperties = (connection: Connection, slugs: ReadonlyArray<string>) =>
  connection.query("select from property where slug = any($1) order by slug for no key update", [
    slugs,
  ])

/** Writes down what the reviews of these properties come to. */
export const updateScores = (connection: Connection, slugs: ReadonlyArray<string>) =>
  connection.query(
    `update property set guest_scores = (
       select ${TOTALS} from review where property = slug and hidden_reason is null)
     where slug = any($1)`,
    [slugs],
  )

/** Notes a report of a review that is shown; no row says that there is no such review. */
export const insertReport = (
  connection: Connection,
  { review, reporter, reason, at }: ReviewReport,
) =>
  connection.query(
    `with shown as (select id from review where id = $1 and hidden_reason is null),
       noted as (
         insert into review_report (review, reporter, reason, reported_at)
         select id, $2, $3, $4::timestamptz from shown
         on conflict do nothing)
     select id from shown`,
    [review, reporter, reason, at],
  )

/** A review by its id; nobody else changes it until the transaction ends. */
export const lockReview = (connection: Connection, id: string) =>
  connection.query<ReviewRow>(`select ${COLUMNS} from review where id = $1 for update`, [id])

/** Writes down what an operator may change of a review. */
export const updateReview = (connection: Connection, { id, hidden, answer }: KeptReview) =>
  connection.query(
    `update review set hidden_reason = $2, hidden_at = $3::timestamptz, answer = $4,
       answered_at = $5::timestamptz where id = $1`,
    [id, hidden?.reason ?? null, hidden?.at ?? null, answer?.text ?? null, answer?.at ?? null],
  )

/** How often a review was reported, by reason. */
export type ReportsRow = {
  readonly reports: Readonly<Partial<Record<HidingReason, number>>>
}

export const selectReported = (
  connection: Connection,
  { property, reported, limit }: ReviewsLookedAt,
) =>
  connection.query<ReviewRow & ReportsRow>(
    `select ${COLUMNS}, coalesce((
       select json_object_agg(why, times) from (
         select reason as why, count(*)::integer as times from review_report
         where review_report.review = review.id group by reason) as counted), '{}') as reports
     from review
     where ($1::text is null or property = $1)
       and (not $2::boolean or (hidden_reason is null
         and exists (select from review_report where review_report.review = review.id)))
     order by written_at desc, ordinal desc limit $3`,
    [property, reported, limit],
  )
