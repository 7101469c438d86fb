import { createRootRouteWithContext } from "@tanstack/react-router"
import { NotFoundScreen } from "../screens/not-found/NotFoundScreen.tsx"
import type { RouteContext } from "../app/context.ts"
import { Document } from "../shell/Document.tsx"
import { Layout } from "../shell/Layout.tsx"

/** The document of every page, with the header and the footer. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  beforeLoad: ({ context }) => context.completeWords(),
  shellComponent: Document,
  component: Layout,
  notFoundComponent: NotFoundScreen,
})
