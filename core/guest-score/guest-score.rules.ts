import { aspects, type Aspect, type Marks, type ReviewTotals } from "./review.ts"

/** The best score; marks from 1 to 5 are doubled, so that the worst is 2. */
export const BEST_SCORE = 10

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
export const withMarks = ({ count, sums }: ReviewTotals, marks: Marks): ReviewTotals => ({
  count: count + 1,
  sums: summedBy((aspect) => sums[aspect] + marks[aspect]),
})

/** What these reviews come to, in whichever order they are counted. */
export const totalsOf = (reviews: ReadonlyArray<{ readonly marks: Marks }>): ReviewTotals =>
  reviews.reduce((totals, { marks }) => withMarks(totals, marks), noReviews)

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
