import { lazyRouteComponent } from "@tanstack/react-router"
import { furtherPages } from "./fetch-further-pages.ts"

const answers = async () => (await furtherPages()).screens.bookingOpening()

/**
 * Options shared by the pages of one booking: loaded only in the browser, with a not-found page.
 */
export const bookingPage = {
  ssr: false,
  staleTime: 0,
  pendingComponent: lazyRouteComponent(answers, "BookingOpening"),
  notFoundComponent: lazyRouteComponent(answers, "BookingNotFoundNotice"),
} as const
