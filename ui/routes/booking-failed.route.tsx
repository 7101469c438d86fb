import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { BookingNotFound } from "../screens/booking/BookingNotFound.tsx"
import { BookingSkeleton } from "../screens/booking/BookingSkeleton.tsx"
import { bookingNamedIn, bookingOn } from "./booking-of.ts"
import type { Query } from "./query.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/failed?booking=`: only for bookings that came to nothing. */
export const bookingFailedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/failed",
  ssr: false,
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ id: bookingNamedIn(search) }),
  loader: async ({ context, deps }) => ({ booking: await bookingOn("failed", context, deps.id) }),
  staleTime: 0,
  component: lazyRouteComponent(
    () => import("../screens/booking/FailedScreen.tsx"),
    "FailedScreen",
  ),
  pendingComponent: BookingSkeleton,
  notFoundComponent: BookingNotFound,
  staticData: { screen: "ui/screens/booking/FailedScreen.tsx" },
})
