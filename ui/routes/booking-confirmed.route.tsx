import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { bookingPage } from "./booking-page.ts"
import { bookingNamedIn } from "./named-booking.ts"
import type { Query } from "../app/query.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/confirmed?booking=`: only for bookings that are. */
export const bookingConfirmedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/confirmed",
  ...bookingPage,
  validateSearch: (query: Query): Query => query,
  loaderDeps: ({ search }) => ({ id: bookingNamedIn(search) }),
  loader: async ({ context, deps }) => {
    const { bookingOn } = await import("./booking-of.ts")
    return { booking: await bookingOn("confirmed", context, deps.id) }
  },
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.confirmed(),
    "ConfirmedScreen",
  ),
  staticData: { screen: "ui/screens/booking/ConfirmedScreen.tsx" },
})
