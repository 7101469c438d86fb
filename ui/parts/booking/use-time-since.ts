import type { Instant } from "#core/kernel/instant.ts"
import { millisecondsInMinute } from "date-fns/constants"
import { useEffect, useState } from "react"

/** Twice a minute, so that no minute is told for long after it is over. */
const EVERY_MS = millisecondsInMinute / 2

/**
 * The time in milliseconds since 1970, counted on from the moment at which a server answered: the
 * device's own clock may be wrong.
 */
export const useTimeSince = (answered: Instant): number => {
  const [seen, setSeen] = useState({ answered, passed: 0 })
  useEffect(() => {
    const from = performance.now()
    const timer = setInterval(
      () => setSeen({ answered, passed: performance.now() - from }),
      EVERY_MS,
    )
    return () => clearInterval(timer)
  }, [answered])
  // Nothing has passed since an answer that came a moment ago.
  return Date.parse(answered) + (seen.answered === answered ? seen.passed : 0)
}
