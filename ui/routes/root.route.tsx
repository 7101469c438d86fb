import { createRootRouteWithContext } from "@tanstack/react-router"
import { NotFoundScreen } from "../screens/not-found/NotFoundScreen.tsx"
import type { RouteContext } from "./context.ts"
import { Document } from "./Document.tsx"
import { Layout } from "./Layout.tsx"

/** Every page stands in this document, between the same header and footer. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  beforeLoad: ({ context }) => context.completeWords(),
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFoundScreen,
})
