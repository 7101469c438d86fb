import type { Review, ReviewsPage } from "#core/guest-score/review.ts"
import type { Slug } from "#core/property/property.ts"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"

type Reading = {
  readonly read: ReadonlyArray<Review>
  /** The page that is read next. */
  readonly next: number
  readonly state: "idle" | "reading" | "failed"
}

/** Reviews of which some came with the page, and more are read page by page. */
export const useReviews = (property: Slug, first: ReviewsPage) => {
  const { journeys } = useRouter().options.context
  const [{ read, next, state }, setReading] = useState<Reading>({
    read: first.reviews,
    next: 1,
    state: "idle",
  })
  const readMore = async (): Promise<void> => {
    if (state === "reading") return
    setReading({ read, next, state: "reading" })
    const ways = await journeys?.reviews?.()
    const page = ways && "read" in ways ? await ways.read(property, next) : null
    if (page === null) return setReading({ read, next, state: "failed" })
    const known = new Set(read.map(({ id }) => id))
    const added = page.reviews.filter(({ id }) => !known.has(id))
    setReading({ read: [...read, ...added], next: next + 1, state: "idle" })
  }
  return {
    shown: read,
    isReading: state === "reading",
    hasFailed: state === "failed",
    readMore: () => void readMore(),
  }
}
