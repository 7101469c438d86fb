import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { bookingNamedIn } from "./named-booking.ts"
import type { Query } from "./query.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/failed?booking=`: only for bookings that came to nothing. */
export const bookingFailedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/failed",
  ssr: false,
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ id: bookingNamedIn(search) }),
  loader: async ({ context, deps }) => {
    const { bookingOn } = await import("./booking-of.ts")
    return { booking: await bookingOn("failed", context, deps.id) }
  },
  staleTime: 0,
  component: lazyRouteComponent(
    () => import("../screens/booking/FailedScreen.tsx"),
    "FailedScreen",
  ),
  pendingComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingSkeleton.tsx"),
    "BookingSkeleton",
  ),
  notFoundComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingNotFound.tsx"),
    "BookingNotFound",
  ),
  staticData: { screen: "ui/screens/booking/FailedScreen.tsx" },
})
