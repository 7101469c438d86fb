import { searchFromQuery } from "#core/search-request/search-query.ts"
import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { unwrapAnswer } from "../app/unwrap-answer.ts"
import { parametersOf, type Query } from "../app/query.ts"
import { rootRoute } from "./root.route.tsx"
import { deferred } from "../app/deferred.ts"

/** A search that takes longer than this shows the shape of its results. */
const PATIENCE_MS = 150

/**
 * `/properties`: the address holds the whole search. From another page it renders at once and the
 * results follow; a changed search keeps the last results until the new ones arrive.
 */
export const propertiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/properties",
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ query: search }),
  loader: async ({ context, deps, cause }) => {
    const read = searchFromQuery(parametersOf(deps.query), context.facts.today)
    const answer = unwrapAnswer(context.pages.search(read.search))
    const patienceMs = context.patienceMs ?? (cause === "enter" ? PATIENCE_MS : null)
    return { ...read, answer: await deferred(answer, patienceMs) }
  },
  component: lazyRouteComponent(
    () => import("../screens/results/ResultsScreen.tsx"),
    "ResultsScreen",
  ),
  pendingComponent: lazyRouteComponent(
    () => import("../screens/results/ResultsSkeleton.tsx"),
    "ResultsSkeleton",
  ),
  pendingMs: Infinity,
  staticData: { screen: "ui/screens/results/ResultsScreen.tsx" },
})
