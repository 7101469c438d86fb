import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { asksForCard } from "./account.routes.tsx"
import type { Query } from "../app/query.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/new` */
export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/new",
  validateSearch: (query: Query): Query => query,
  beforeLoad: asksForCard,
  component: lazyRouteComponent(
    () => import("../screens/checkout/CheckoutScreen.tsx"),
    "CheckoutScreen",
  ),
  staticData: { screen: "ui/screens/checkout/CheckoutScreen.tsx" },
})
