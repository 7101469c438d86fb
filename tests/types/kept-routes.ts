/** A route that has not decided what a browser keeps of it fails `npm run check`. */
import type { keepingOfPages } from "#core/offline/kept-pages.table.ts"
import type { pagesRouter } from "#ui/routes/router.tsx"

/** The page of all parts is in no build. */
type RoutePath = Exclude<keyof ReturnType<typeof pagesRouter>["routesByPath"], "/design">

type DecidedPath = keyof typeof keepingOfPages

type Undecided = Exclude<RoutePath, DecidedPath>
type Gone = Exclude<DecidedPath, RoutePath>

true satisfies [Undecided] extends [never] ? true : Undecided
true satisfies [Gone] extends [never] ? true : Gone
