import { checkedSpeaker } from "./checked-words.ts"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import { readQuery, writeQuery } from "#ui/app/query.ts"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router"
import { render } from "@testing-library/react"
import type { ReactNode } from "react"
import { aContext } from "./stage.tsx"

/**
 * Draws a part on every page of a site that keeps what its pages have fetched, and notes which pages
 * are fetched. Pages that the guest may open next are fetched ahead.
 */
export const drawOnPages = async (
  part: ReactNode,
  {
    at,
    ahead,
    ...changes
  }: Partial<RouteContext> & { readonly at: string; readonly ahead: string },
) => {
  const fetched: Array<string> = []
  const { say } = checkedSpeaker("en")
  const rootRoute = createRootRouteWithContext<RouteContext>()({
    component: () => (
      <TranslationProvider translation={translationOf("en", say)}>{part}</TranslationProvider>
    ),
  })
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: "$",
    loader: ({ location }) => void fetched.push(location.pathname),
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: aContext("en", changes),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
  })
  await router.load()
  await router.preloadRoute({ to: ahead as "/" })
  render(<RouterProvider router={router as never} />)
  return {
    fetched,
    address: () => router.state.location.href,
    /** How many pages the way back leads through, this one among them. */
    visited: () => router.history.length,
  }
}
