import { lazyRouteComponent } from "@tanstack/react-router"

/** What every page of one booking has: asked for again in the browser alone, and maybe not found. */
export const bookingPage = {
  ssr: false,
  staleTime: 0,
  pendingComponent: lazyRouteComponent(
    () => import("../parts/booking/BookingSkeleton.tsx"),
    "BookingSkeleton",
  ),
  notFoundComponent: lazyRouteComponent(
    () => import("../parts/booking/BookingNotFound.tsx"),
    "BookingNotFound",
  ),
} as const
