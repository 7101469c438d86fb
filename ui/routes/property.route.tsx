import { searchFromQuery } from "#core/search-request/search-query.ts"
import { stayAskedIn } from "#core/search-request/stay-asked.ts"
import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { unwrapAnswer } from "../app/unwrap-answer.ts"
import { parametersOf, type Query } from "../app/query.ts"
import { rootRoute } from "./root.route.tsx"
import { deferred } from "../app/deferred.ts"

/** A page that takes longer than this shows its shape. */
const PATIENCE_MS = 150

/**
 * `/properties/{slug}`: the address carries dates, party and terms. On the server it waits for its data,
 * because an unknown slug has to answer with status 404. Other dates replace what is shown only
 * once they are here.
 */
export const propertyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/properties/$slug",
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ query: search }),
  loader: async ({ context, deps, params, cause }) => {
    const read = searchFromQuery(parametersOf(deps.query), context.facts.today)
    const asked = stayAskedIn(read.search)
    const answer = unwrapAnswer(context.pages.open(params.slug, asked))
    const isFirst = cause !== "stay" && context.patienceMs === null
    const page = await deferred(answer, isFirst ? PATIENCE_MS : null)
    return { asked, issues: read.issues, page }
  },
  component: lazyRouteComponent(
    () => import("../screens/property/PropertyScreen.tsx"),
    "PropertyScreen",
  ),
  pendingComponent: lazyRouteComponent(
    () => import("../screens/property/PropertySkeleton.tsx"),
    "PropertySkeleton",
  ),
  pendingMs: Infinity,
  staticData: { screen: "ui/screens/property/PropertyScreen.tsx" },
})
