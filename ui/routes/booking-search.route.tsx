import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { rootRoute } from "./root.route.tsx"

/** `/booking/search` */
export const bookingSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/search",
  component: lazyRouteComponent(
    () => import("../screens/booking/FindBookingScreen.tsx"),
    "FindBookingScreen",
  ),
  staticData: { screen: "ui/screens/booking/FindBookingScreen.tsx" },
})
