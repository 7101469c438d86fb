// First of all: it puts the layers of style in their order.
import "../theme/theme.css"
import { createRouter, type AnyRouter } from "@tanstack/react-router"
import { ErrorScreen } from "../screens/not-found/ErrorScreen.tsx"
import { accountRoutes } from "./account.routes.tsx"
import { bookingConfirmedRoute } from "./booking-confirmed.route.tsx"
import { bookingFailedRoute } from "./booking-failed.route.tsx"
import { bookingSearchRoute } from "./booking-search.route.tsx"
import { bookingRoute } from "./booking.route.tsx"
import { checkoutRoute } from "./checkout.route.tsx"
import { contactRoute } from "./contact.route.tsx"
import type { RouteContext } from "../app/context.ts"
import { homeRoute } from "./home.route.tsx"
import { informationRoutes } from "./information.routes.tsx"
import { limitPreloads } from "./preloading.ts"
import { propertiesRoute } from "./properties.route.tsx"
import { propertyRoute } from "./property.route.tsx"
import { readQuery, writeQuery } from "../app/query.ts"
import { rootRoute } from "./root.route.tsx"
import { shortlistRoute } from "./shortlist.route.tsx"
import { withTransitions } from "../app/page-transitions.ts"
import { isSameSite } from "../app/same-site-navigation.ts"

/** Pages for whoever builds the product; nothing of them is in a build. */
const inDevelopment =
  import.meta.env.MODE === "development" ? [(await import("./design.route.tsx")).designRoute] : []

const routeTree = rootRoute.addChildren([
  homeRoute,
  ...informationRoutes,
  contactRoute,
  ...accountRoutes,
  propertiesRoute,
  propertyRoute,
  shortlistRoute,
  checkoutRoute,
  bookingConfirmedRoute,
  bookingFailedRoute,
  bookingSearchRoute,
  bookingRoute,
  ...inDevelopment,
])

/** Shown data is fresh for so long; going back within it asks nobody. */
const FRESH_MS = 30_000

/** How the server draws: which scripts of its own it allows, and whether it draws what is in a page. */
type OnServer = { readonly nonce: string; readonly defaultSsr: boolean }

const inThisSite = <Router extends AnyRouter>(router: Router, origin: string): Router =>
  isSameSite(withTransitions(limitPreloads(router)), origin)

/** The pages of the product; one router serves one request or one browser tab. */
export const pagesRouter = (context: RouteContext, onServer?: OnServer) =>
  inThisSite(
    createRouter({
      routeTree,
      context,
      ...(onServer && { ssr: { nonce: onServer.nonce }, defaultSsr: onServer.defaultSsr }),
      parseSearch: readQuery,
      stringifySearch: writeQuery,
      scrollRestoration: true,
      defaultPreload: "intent",
      defaultStaleTime: FRESH_MS,
      defaultPendingMs: 150,
      defaultPendingMinMs: 0,
      defaultErrorComponent: ErrorScreen,
    }),
    context.facts.origin,
  )

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof pagesRouter>
  }
  interface StaticDataRouteOption {
    /** The module of the screen, so that the server can name its files before it renders. */
    screen?: string
  }
}
