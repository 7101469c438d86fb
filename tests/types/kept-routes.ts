/** A route that has not decided what a browser keeps of it fails `npm run check`. */
import type { DecidedPath } from "#core/offline/kept-pages.table.ts"
import type { pagesRouter } from "#ui/routes/router.tsx"

type RoutePath = keyof ReturnType<typeof pagesRouter>["routesByPath"]

type Undecided = Exclude<RoutePath, DecidedPath>
type Gone = Exclude<DecidedPath, RoutePath>

true satisfies [Undecided] extends [never] ? true : Undecided
true satisfies [Gone] extends [never] ? true : Gone
