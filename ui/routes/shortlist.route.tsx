import { searchFromQuery } from "#core/search-request/search-query.ts"
import { stayAskedIn } from "#core/search-request/stay-asked.ts"
import { slugsIn } from "#core/shortlist/shortlist-address.ts"
import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { parametersOf, type Query } from "../app/query.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/**
 * `/shortlist`: the stays saved on this device; with `stays` in the address, those that somebody
 * shared. The address also carries dates, party and what is compared.
 */
export const shortlistRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shortlist",
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ query: search }),
  loader: ({ context, deps: { query } }) => {
    const parameters = parametersOf(query)
    const { search, issues } = searchFromQuery(parameters, context.facts.today)
    const slugs = (name: string) => slugsIn(parameters.getAll(name).join(","))
    return {
      asked: stayAskedIn(search),
      issues,
      shared: parameters.has("stays") ? slugs("stays") : null,
      chosen: slugs("compare"),
    }
  },
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.shortlist(),
    "ShortlistScreen",
  ),
  staticData: { screen: "ui/screens/shortlist/ShortlistScreen.tsx" },
})
