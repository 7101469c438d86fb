import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { rootRoute } from "./root.route.tsx"

/** `/contact-us` */
export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact-us",
  component: lazyRouteComponent(
    () => import("../screens/contact/ContactScreen.tsx"),
    "ContactScreen",
  ),
  staticData: { screen: "ui/screens/contact/ContactScreen.tsx" },
})
