import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

/** `/contact-us` */
export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact-us",
  component: lazyRouteComponent(
    async () => (await furtherPages()).screens.contact(),
    "ContactScreen",
  ),
  staticData: { screen: "ui/screens/contact/ContactScreen.tsx" },
})
