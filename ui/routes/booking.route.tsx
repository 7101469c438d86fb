import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { namedById } from "./named-by-id.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/{id}` */
export const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/$id",
  params: { parse: namedById },
  ssr: false,
  loader: async ({ context, params }) => {
    const { bookingOf } = await import("./booking-of.ts")
    return { booking: await bookingOf(context, params.id) }
  },
  staleTime: 0,
  component: lazyRouteComponent(
    () => import("../screens/booking/BookingScreen.tsx"),
    "BookingScreen",
  ),
  pendingComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingSkeleton.tsx"),
    "BookingSkeleton",
  ),
  notFoundComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingNotFound.tsx"),
    "BookingNotFound",
  ),
  staticData: { screen: "ui/screens/booking/BookingScreen.tsx" },
})
