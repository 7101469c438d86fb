import { guardSays } from "#core/navigation/guards.ts"
import { ownPathOf } from "#core/navigation/own-path.ts"
import { redirect } from "@tanstack/react-router"
import type { RouteContext } from "./context.ts"
import { readQuery } from "./query.ts"

type Arrival = {
  readonly context: RouteContext
  readonly location: { readonly href: string; readonly search: object }
}

const FOUND = 302

/** The way on that an address names for after signing in. */
export const wayOnIn = (search: object): string => {
  const [way] = "redirect" in search ? [search.redirect].flat() : []
  return ownPathOf(typeof way === "string" ? way : "")
}

/** Sends a guest on to where the address says. */
const wayOn = (search: object) => {
  const [to = "/", query = ""] = wayOnIn(search).split("?", 2)
  return redirect({ to: to as "/", search: readQuery(query), statusCode: FOUND })
}

/** Asks core whether the visitor may see a page, and redirects those who may not. */
export const guarded =
  (guard: string) =>
  ({ context, location }: Arrival): void => {
    const answer = guardSays(guard, { isSignedIn: context.session.read() !== null })
    switch (answer) {
      case "opens":
        return
      case "signInFirst":
        throw redirect({ to: "/login", search: { redirect: location.href }, statusCode: FOUND })
      case "isInAlready":
        // Whom Google sends back may be in already: it was asked once more who they are.
        if (!("state" in location.search)) throw wayOn(location.search)
        return
      default:
        return answer satisfies never
    }
  }
