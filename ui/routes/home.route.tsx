import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { unwrapAnswer } from "../app/unwrap-answer.ts"
import { homePayload } from "./home-payload.ts"
import { rootRoute } from "./root.route.tsx"
import { deferred } from "../app/deferred.ts"

/** `/` */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: async ({ context }) => ({
    home: await deferred(unwrapAnswer(context.pages.home()).then(homePayload), context.patienceMs),
  }),
  component: lazyRouteComponent(() => import("../screens/home/HomeScreen.tsx"), "HomeScreen"),
  pendingComponent: lazyRouteComponent(
    () => import("../screens/home/HomeSkeleton.tsx"),
    "HomeSkeleton",
  ),
  staticData: { screen: "ui/screens/home/HomeScreen.tsx" },
})
