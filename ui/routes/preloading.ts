import type { AnyRouter } from "@tanstack/react-router"

const MAX_PENDING_PRELOADS = 4

/** At most four pages preload at the same time; a fifth request is dropped, not queued. */
export const limitPreloads = <Router extends AnyRouter>(router: Router): Router => {
  const preload = router.preloadRoute.bind(router)
  let pending = 0
  const limited = async (destination: Parameters<typeof preload>[0]) => {
    if (pending >= MAX_PENDING_PRELOADS) return undefined
    pending += 1
    try {
      return await preload(destination)
    } finally {
      pending -= 1
    }
  }
  router.preloadRoute = limited as typeof router.preloadRoute
  return router
}
