import type { GuestScore } from "./review.ts"

/** A score counts as if so many more reviews had been written that give the usual score. */
const ASSUMED_REVIEWS = 5
/** In tenths of a point, as all of this. */
const USUAL_SCORE = 75
/** For a saving of the whole middle price; as much is lost at twice that price. */
const FOR_PRICE = 40
/** For each kilometre from the landmark that was searched, up to the last one that counts. */
const A_KILOMETRE = 3
const MOST_KILOMETRES = 10

type Weighed = {
  /** Null where nobody reviewed it. */
  readonly score: Pick<GuestScore, "tenths" | "count"> | null
  /** Which part of the middle price it saves, from -1 to 1. */
  readonly saving: number
  /** From the landmark that was searched; null where none was. */
  readonly km: number | null
}

const noScore = { tenths: 0, count: 0 }

/**
 * What the recommended order goes by, in tenths of a point: the guest score, the price against the
 * middle one of all stays that were found, and around a landmark the distance. A property cannot buy
 * a better place (decision 108).
 */
export const meritOf = ({ score, saving, km }: Weighed): number => {
  const { tenths, count } = score ?? noScore
  const assumed = USUAL_SCORE * ASSUMED_REVIEWS
  return (
    (tenths * count + assumed) / (count + ASSUMED_REVIEWS) +
    FOR_PRICE * saving -
    A_KILOMETRE * Math.min(MOST_KILOMETRES, km ?? 0)
  )
}
