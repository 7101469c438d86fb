import { anySearch } from "#core/search-request/change-search.ts"
import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { rootRoute } from "./root.route.tsx"

/** So many stays are shown as cards. */
const STAYS = 6

/** `/design`, in development only: every part in all its states. */
export const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/design",
  loader: async ({ context }) => {
    const found = await context.pages.search(anySearch)
    return {
      today: context.facts.today,
      stays: "ok" in found ? found.ok.stays.slice(0, STAYS) : [],
    }
  },
  component: lazyRouteComponent(() => import("../screens/design/DesignScreen.tsx"), "DesignScreen"),
  staticData: { screen: "ui/screens/design/DesignScreen.tsx" },
})
