import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { asksForCard } from "./account.routes.tsx"
import type { Query } from "../app/query.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/new` */
export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/new",
  validateSearch: (query: Query): Query => query,
  beforeLoad: asksForCard,
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.checkout(),
    "CheckoutScreen",
  ),
  staticData: { screen: "ui/screens/checkout/CheckoutScreen.tsx" },
})
