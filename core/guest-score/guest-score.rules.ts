import type { GuestScore, Marks, Review, ReviewTotals } from "./review.ts"
import { aspects, type Aspect } from "./aspects.ts"

const TENTHS_IN_MARK = 20

const summedBy = (of: (aspect: Aspect) => number): ReviewTotals["sums"] => ({
  cleanliness: of("cleanliness"),
  comfort: of("comfort"),
  location: of("location"),
  staff: of("staff"),
  facilities: of("facilities"),
  value: of("value"),
})

/** Of a property that nobody reviewed. */
export const noReviews: ReviewTotals = { count: 0, sums: summedBy(() => 0) }

/** With one more review. */
export const withMarks = (totals: ReviewTotals, marks: Marks): ReviewTotals => ({
  ...totals,
  count: totals.count + 1,
  sums: summedBy((aspect) => totals.sums[aspect] + marks[aspect]),
})

type Marked = Pick<Review, "marks" | "invented">

const summed = (reviews: ReadonlyArray<Marked>): ReviewTotals =>
  reviews.reduce((totals, { marks }) => withMarks(totals, marks), noReviews)

/** What these reviews come to, in whichever order they are counted. */
export const totalsOf = (reviews: ReadonlyArray<Marked>): ReviewTotals => {
  const invented = reviews.filter((review) => review.invented)
  return { ...summed(reviews), ...(invented.length > 0 && { invented: summed(invented) }) }
}

/** What the reviews come to that guests wrote, without those that were invented. */
export const writtenByGuests = ({ count, sums, invented }: ReviewTotals): ReviewTotals =>
  invented === undefined
    ? { count, sums }
    : {
        count: count - invented.count,
        sums: summedBy((aspect) => sums[aspect] - invented.sums[aspect]),
      }

/** Half a tenth is rounded up; whole numbers all the way, so that no order of sums matters. */
const tenthsOf = (sum: number, marks: number): number =>
  Math.floor((2 * TENTHS_IN_MARK * sum + marks) / (2 * marks))

/** The score of one aspect in tenths, 20 to 100: the mean of its marks, doubled; null without reviews. */
export const scoreOfAspect = ({ count, sums }: ReviewTotals, aspect: Aspect): number | null =>
  count === 0 ? null : tenthsOf(sums[aspect], count)

/**
 * The guest score in tenths, 20 to 100: the mean of all marks of all reviews, doubled. Every review
 * and every aspect counts alike. Null without reviews.
 */
export const guestScoreOf = ({ count, sums }: ReviewTotals): number | null =>
  count === 0
    ? null
    : tenthsOf(
        aspects.reduce((total, aspect) => total + sums[aspect], 0),
        count * aspects.length,
      )

/** What a card says of these reviews; null without reviews. */
export const scoreShown = (totals: ReviewTotals): GuestScore | null => {
  const tenths = guestScoreOf(totals)
  if (tenths === null) return null
  return { tenths, count: totals.count, ...(totals.invented && { invented: true as const }) }
}
