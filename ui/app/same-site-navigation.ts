import { destinationOf } from "#core/navigation/leaving.ts"
import type { AnyRouter } from "@tanstack/react-router"

/** No navigation of ours leads to another site; one that would is a mistake and throws. */
export const isSameSite = <Router extends AnyRouter>(router: Router, origin: string): Router => {
  const navigate = router.navigate.bind(router)
  router.navigate = ((to: { readonly href?: string }) => {
    if (to.href !== undefined) destinationOf(to.href, origin)
    return navigate(to as Parameters<typeof navigate>[0])
  }) as typeof router.navigate
  return router
}
