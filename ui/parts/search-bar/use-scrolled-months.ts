import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { useEffect, useRef, type RefObject } from "react"

/** Months are drawn before they come into view, so far below the last one in view. */
const AHEAD = "0px 0px 600px 0px"

/** Shows the day that a guest begins at, and more months when the end of those below each other is near. */
export const useScrolledMonths = (
  months: RefObject<HTMLDivElement | null>,
  begin: CalendarDate,
  more: (() => void) | null,
) => {
  const end = useRef<HTMLDivElement>(null)
  const beginning = useRef(begin)
  useEffect(() => {
    if (!end.current) return
    const day = months.current?.querySelector(`[data-day="${beginning.current}"]`)
    day?.closest("table")?.scrollIntoView({ block: "start" })
  }, [months])
  useEffect(() => {
    if (!more || !end.current || typeof IntersectionObserver === "undefined") return undefined
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more()
      },
      { root: months.current, rootMargin: AHEAD },
    )
    near.observe(end.current)
    return () => near.disconnect()
  }, [months, more])
  return end
}
