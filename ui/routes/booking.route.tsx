import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { BookingNotFound } from "../screens/booking/BookingNotFound.tsx"
import { BookingSkeleton } from "../screens/booking/BookingSkeleton.tsx"
import { bookingOf } from "./booking-of.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/{id}` */
export const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/$id",
  ssr: false,
  loader: async ({ context, params }) => ({ booking: await bookingOf(context, params.id) }),
  staleTime: 0,
  component: lazyRouteComponent(
    () => import("../screens/booking/BookingScreen.tsx"),
    "BookingScreen",
  ),
  pendingComponent: BookingSkeleton,
  notFoundComponent: BookingNotFound,
  staticData: { screen: "ui/screens/booking/BookingScreen.tsx" },
})
