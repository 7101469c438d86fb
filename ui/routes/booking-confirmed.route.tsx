import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { BookingNotFound } from "../screens/booking/BookingNotFound.tsx"
import { BookingSkeleton } from "../screens/booking/BookingSkeleton.tsx"
import { bookingNamedIn, bookingOn } from "./booking-of.ts"
import type { Query } from "./query.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/confirmed?booking=`: only for bookings that are. */
export const bookingConfirmedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/confirmed",
  ssr: false,
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ id: bookingNamedIn(search) }),
  loader: async ({ context, deps }) => ({
    booking: await bookingOn("confirmed", context, deps.id),
  }),
  staleTime: 0,
  component: lazyRouteComponent(
    () => import("../screens/booking/ConfirmedScreen.tsx"),
    "ConfirmedScreen",
  ),
  pendingComponent: BookingSkeleton,
  notFoundComponent: BookingNotFound,
  staticData: { screen: "ui/screens/booking/ConfirmedScreen.tsx" },
})
