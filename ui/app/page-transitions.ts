import type { AnyRouter } from "@tanstack/react-router"

const ignore = (): void => undefined

const isOtherPage = (router: AnyRouter): boolean =>
  router.latestLocation.pathname !== router.stores.resolvedLocation.get()?.pathname

/**
 * Another page comes with a transition, where the browser has them. A transition that the browser
 * gives up (a newer one begins, the tab is hidden, the page is slow) is no failure: the page has
 * changed all the same. What goes wrong while the page changes still is one.
 */
export const withTransitions = <Router extends AnyRouter>(router: Router): Router => {
  router.startViewTransition = (change) => {
    if (!("startViewTransition" in document) || !isOtherPage(router)) return change()
    const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
    ready.catch(ignore)
    finished.catch(ignore)
    return updateCallbackDone
  }
  return router
}
