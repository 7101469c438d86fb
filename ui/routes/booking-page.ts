import { lazyRouteComponent } from "@tanstack/react-router"

/**
 * Options shared by the pages of one booking: loaded only in the browser, with a not-found page.
 */
export const bookingPage = {
  ssr: false,
  staleTime: 0,
  pendingComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingOpening.tsx"),
    "BookingOpening",
  ),
  notFoundComponent: lazyRouteComponent(
    () => import("../parts/booking/BookingNotFoundNotice.tsx"),
    "BookingNotFoundNotice",
  ),
} as const
