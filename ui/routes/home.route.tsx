import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { answered } from "./answered.ts"
import { leanHome } from "./lean-home.ts"
import { rootRoute } from "./root.route.tsx"
import { soon } from "./soon.ts"

/** `/` */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: async ({ context }) => ({
    home: await soon(answered(context.pages.home()).then(leanHome), context.patienceMs),
  }),
  component: lazyRouteComponent(() => import("../screens/home/HomeScreen.tsx"), "HomeScreen"),
  pendingComponent: lazyRouteComponent(
    () => import("../screens/home/HomeSkeleton.tsx"),
    "HomeSkeleton",
  ),
  staticData: { screen: "ui/screens/home/HomeScreen.tsx" },
})
