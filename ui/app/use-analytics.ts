import type { VisitEvent } from "#core/visitor/visit-events.ts"
import { useRouter } from "@tanstack/react-router"

/** Tells something worth counting, where anything is counted; who did not agree is not told of. */
export const useAnalytics = (): ((event: VisitEvent) => void) => {
  const { analytics } = useRouter().options.context
  return (event) =>
    void analytics?.().then(
      ({ tell }) => tell(event),
      () => {},
    )
}
