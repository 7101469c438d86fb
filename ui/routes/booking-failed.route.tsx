import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { bookingPage } from "./booking-page.ts"
import { bookingNamedIn } from "./named-booking.ts"
import type { Query } from "../app/query.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/failed?booking=`: only for bookings that came to nothing. */
export const bookingFailedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/failed",
  ...bookingPage,
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ id: bookingNamedIn(search) }),
  loader: async ({ context, deps }) => {
    const { bookingOn } = await import("./booking-of.ts")
    return { booking: await bookingOn("failed", context, deps.id) }
  },
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.failed(),
    "FailedScreen",
  ),
  staticData: { screen: "ui/screens/booking/FailedScreen.tsx" },
})
