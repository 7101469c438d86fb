import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { bookingPage } from "./booking-page.ts"
import { namedById } from "./named-by-id.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/** `/booking/{id}` */
export const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/booking/$id",
  ...bookingPage,
  params: { parse: namedById },
  loader: async ({ context, params }) => {
    const { bookingOf } = await import("./booking-of.ts")
    return { booking: await bookingOf(context, params.id) }
  },
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.booking(),
    "BookingScreen",
  ),
  staticData: { screen: "ui/screens/booking/BookingScreen.tsx" },
})
