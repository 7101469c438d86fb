import { informationPages, type InformationPage } from "#core/navigation/information-pages.ts"
import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { unwrapAnswer } from "../app/unwrap-answer.ts"
import { furtherPages } from "./fetch-further-pages.ts"
import { rootRoute } from "./root.route.tsx"

const informationRoute = <Path extends InformationPage>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async ({ context }) => {
      const { language } = context.preferences.read()
      return { language, article: await unwrapAnswer(context.articles(path, language)) }
    },
    component: lazyRouteComponent(
      async () => (await furtherPages()).screens.information(),
      "InformationScreen",
    ),
    staticData: { screen: "ui/screens/information/InformationScreen.tsx" },
  })

/** The route of each page of a list, in its order; the router is typed by their paths. */
type RoutesOf<Pages extends ReadonlyArray<InformationPage>> = {
  readonly [Place in keyof Pages]: ReturnType<typeof informationRoute<Pages[Place]>>
}

/**
 * The pages that are text alone; their texts come with them, and with no other page. `map` forgets which
 * page stands at which place, and the router needs each path.
 */
export const informationRoutes = informationPages.map((path) =>
  informationRoute(path),
) as unknown as RoutesOf<typeof informationPages>
