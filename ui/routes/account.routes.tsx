import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { CardArrival } from "../app/card-document.ts"
import type { RouteContext } from "../app/context.ts"
import { namedById } from "./named-by-id.ts"
import type { Query } from "../app/query.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

type Arrival = {
  readonly context: RouteContext
  readonly location: CardArrival["location"] & { readonly href: string; readonly search: object }
  readonly preload: boolean
}

/** Asks the guard of a page; it comes with the pages that have one. */
const asks = (guard: string) => async (arrival: Arrival) =>
  (await furtherPages()).guarded(guard)(arrival)

const common = {
  getParentRoute: () => rootRoute,
  validateSearch: (query: Query): Query => query,
}
const forVisitors = { ...common, beforeLoad: asks("visitor") }
const forGuests = { ...common, beforeLoad: asks("auth") }

/** Loads a document that lets the provider's card form in; what does that comes only where it is needed. */
export const asksForCard = (arrival: CardArrival) =>
  arrival.context.facts.lacksCardForm &&
  furtherPages().then(({ inDocumentForCards }) => inDocumentForCards(arrival))

/** The pages of an account, and the doors to it. */
export const accountRoutes = [
  createRoute({
    ...forVisitors,
    path: "/login",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.login(),
      "LoginScreen",
    ),
    staticData: { screen: "ui/screens/login/LoginScreen.tsx" },
  }),
  createRoute({
    ...forVisitors,
    path: "/register",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.register(),
      "RegisterScreen",
    ),
    staticData: { screen: "ui/screens/register/RegisterScreen.tsx" },
  }),
  createRoute({
    ...common,
    path: "/forgot-password",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.forgotPassword(),
      "ForgotPasswordScreen",
    ),
    staticData: { screen: "ui/screens/recovery/ForgotPasswordScreen.tsx" },
  }),
  createRoute({
    ...common,
    path: "/reset-password",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.resetPassword(),
      "ResetPasswordScreen",
    ),
    staticData: { screen: "ui/screens/recovery/ResetPasswordScreen.tsx" },
  }),
  createRoute({
    ...forGuests,
    path: "/account/bookings",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.myBookings(),
      "MyBookingsScreen",
    ),
    staticData: { screen: "ui/screens/my-bookings/MyBookingsScreen.tsx" },
  }),
  createRoute({
    ...forGuests,
    path: "/account/booking/$id",
    params: { parse: namedById },
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.manageBooking(),
      "ManageBookingScreen",
    ),
    staticData: { screen: "ui/screens/manage-booking/ManageBookingScreen.tsx" },
  }),
  // What a mailed link opens.
  createRoute({
    ...common,
    path: "/booking/manage",
    beforeLoad: asksForCard,
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.mailedBooking(),
      "MailedBookingScreen",
    ),
    staticData: { screen: "ui/screens/manage-booking/MailedBookingScreen.tsx" },
  }),
  // What the link in a letter to a property opens.
  createRoute({
    ...common,
    path: "/booking/reply",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.replies(),
      "RepliesScreen",
    ),
    staticData: { screen: "ui/screens/messages/RepliesScreen.tsx" },
  }),
  // What the link in the letter after a stay opens.
  createRoute({
    ...common,
    path: "/booking/review",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.review(),
      "ReviewScreen",
    ),
    staticData: { screen: "ui/screens/review/ReviewScreen.tsx" },
  }),
  createRoute({
    ...forGuests,
    path: "/account/profile",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.profile(),
      "ProfileScreen",
    ),
    staticData: { screen: "ui/screens/profile/ProfileScreen.tsx" },
  }),
  createRoute({
    ...forGuests,
    path: "/verification",
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.verification(),
      "VerificationScreen",
    ),
    staticData: { screen: "ui/screens/verification/VerificationScreen.tsx" },
  }),
] as const
