import type { VisitEvent } from "#core/visitor/visit-events.ts"
import { useRouter } from "@tanstack/react-router"

/** Sends an analytics event, if analytics is on and the guest agreed. */
export const useAnalytics = (): ((event: VisitEvent) => void) => {
  const { analytics } = useRouter().options.context
  return (event) =>
    void analytics?.().then(
      ({ tell }) => tell(event),
      () => {},
    )
}
