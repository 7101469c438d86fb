import { lazyRouteComponent } from "@tanstack/react-router"

const answers = () => import("../screens/booking/BookingOpening.tsx")

/**
 * Options shared by the pages of one booking: loaded only in the browser, with a not-found page.
 */
export const bookingPage = {
  ssr: false,
  staleTime: 0,
  pendingComponent: lazyRouteComponent(answers, "BookingOpening"),
  notFoundComponent: lazyRouteComponent(answers, "BookingNotFoundNotice"),
} as const
