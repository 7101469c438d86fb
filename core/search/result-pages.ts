/** A page that can be gone to, or a gap where others are left out. */
export type PageStep = number | "gap"

const AROUND = 1

/** How many pages so many results fill; at least one. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** The pages to offer: the first, the last, those around the one shown, and gaps between. */
export const pageSteps = (page: number, pages: number): ReadonlyArray<PageStep> => {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= AROUND,
  )
  return offered.flatMap((one, place) => {
    const missing = one - (offered[place - 1] ?? 0) - 1
    return missing === 0 ? [one] : missing === 1 ? [one - 1, one] : ["gap" as const, one]
  })
}
