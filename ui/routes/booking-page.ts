import { lazyRouteComponent } from "@tanstack/react-router"

/** What every page of one booking has: asked for again in the browser alone, and maybe not found. */
export const bookingPage = {
  ssr: false,
  staleTime: 0,
  pendingComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingSkeleton.tsx"),
    "BookingSkeleton",
  ),
  notFoundComponent: lazyRouteComponent(
    () => import("../screens/booking/BookingNotFound.tsx"),
    "BookingNotFound",
  ),
} as const
