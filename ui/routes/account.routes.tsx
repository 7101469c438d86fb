import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { guarded } from "./guarded.ts"
import type { Query } from "./query.ts"
import { rootRoute } from "./root.route.tsx"

const asTyped = (query: Query): Query => query

const common = { getParentRoute: () => rootRoute, validateSearch: asTyped }
const forVisitors = { ...common, beforeLoad: guarded("visitor") }
const forGuests = { ...common, beforeLoad: guarded("auth") }

/** `/login` */
const loginRoute = createRoute({
  ...forVisitors,
  path: "/login",
  component: lazyRouteComponent(() => import("../screens/login/LoginScreen.tsx"), "LoginScreen"),
  staticData: { screen: "ui/screens/login/LoginScreen.tsx" },
})

/** `/register` */
const registerRoute = createRoute({
  ...forVisitors,
  path: "/register",
  component: lazyRouteComponent(
    () => import("../screens/register/RegisterScreen.tsx"),
    "RegisterScreen",
  ),
  staticData: { screen: "ui/screens/register/RegisterScreen.tsx" },
})

/** `/forgot-password` */
const forgotPasswordRoute = createRoute({
  ...common,
  path: "/forgot-password",
  component: lazyRouteComponent(
    () => import("../screens/recovery/ForgotPasswordScreen.tsx"),
    "ForgotPasswordScreen",
  ),
  staticData: { screen: "ui/screens/recovery/ForgotPasswordScreen.tsx" },
})

/** `/reset-password` */
const resetPasswordRoute = createRoute({
  ...common,
  path: "/reset-password",
  component: lazyRouteComponent(
    () => import("../screens/recovery/ResetPasswordScreen.tsx"),
    "ResetPasswordScreen",
  ),
  staticData: { screen: "ui/screens/recovery/ResetPasswordScreen.tsx" },
})

/** `/account/bookings` */
const myBookingsRoute = createRoute({
  ...forGuests,
  path: "/account/bookings",
  component: lazyRouteComponent(
    () => import("../screens/my-bookings/MyBookingsScreen.tsx"),
    "MyBookingsScreen",
  ),
  staticData: { screen: "ui/screens/my-bookings/MyBookingsScreen.tsx" },
})

/** `/account/booking/{id}` */
const manageBookingRoute = createRoute({
  ...forGuests,
  path: "/account/booking/$id",
  component: lazyRouteComponent(
    () => import("../screens/manage-booking/ManageBookingScreen.tsx"),
    "ManageBookingScreen",
  ),
  staticData: { screen: "ui/screens/manage-booking/ManageBookingScreen.tsx" },
})

/** `/booking/manage`: what a mailed link opens. */
const mailedBookingRoute = createRoute({
  ...common,
  path: "/booking/manage",
  component: lazyRouteComponent(
    () => import("../screens/manage-booking/MailedBookingScreen.tsx"),
    "MailedBookingScreen",
  ),
  staticData: { screen: "ui/screens/manage-booking/MailedBookingScreen.tsx" },
})

/** `/account/profile` */
const profileRoute = createRoute({
  ...forGuests,
  path: "/account/profile",
  component: lazyRouteComponent(
    () => import("../screens/profile/ProfileScreen.tsx"),
    "ProfileScreen",
  ),
  staticData: { screen: "ui/screens/profile/ProfileScreen.tsx" },
})

/** `/verification` */
const verificationRoute = createRoute({
  ...forGuests,
  path: "/verification",
  component: lazyRouteComponent(
    () => import("../screens/verification/VerificationScreen.tsx"),
    "VerificationScreen",
  ),
  staticData: { screen: "ui/screens/verification/VerificationScreen.tsx" },
})

/** The pages of an account, and the doors to it. */
export const accountRoutes = [
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  myBookingsRoute,
  manageBookingRoute,
  mailedBookingRoute,
  profileRoute,
  verificationRoute,
] as const
