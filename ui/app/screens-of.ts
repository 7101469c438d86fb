import type { AnyRouter } from "@tanstack/react-router"
import type { Screens } from "./build-files.ts"

/** The module of each route's screen, as the routes say it. */
export const screensOf = (router: Pick<AnyRouter, "routesById">): Screens =>
  Object.values(router.routesById).flatMap((route) => {
    const { id, options } = route as AnyRouter["routeTree"]
    const screen = options.staticData?.screen
    return screen === undefined ? [] : [[id, screen] as const]
  })
