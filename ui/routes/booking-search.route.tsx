import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/search` */
export const bookingSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/search",
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.findBooking(),
    "FindBookingScreen",
  ),
  staticData: { screen: "ui/screens/booking/FindBookingScreen.tsx" },
})
