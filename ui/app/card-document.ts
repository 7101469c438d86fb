import { redirect } from "@tanstack/react-router"
import type { RouteContext } from "./context.ts"

/** How somebody comes to a page that may ask for a card. */
export type CardArrival = {
  readonly context: Pick<RouteContext, "facts" | "journeys">
  readonly location: { readonly pathname: string; readonly searchStr: string }
  readonly preload: boolean
}

/**
 * Loads the page as a document of its own where the present one came with a policy that does not let
 * the provider's card form in. On the server there are no journeys, and preloading loads no document.
 * With its fragment the address would be this document's own, and nothing would be loaded.
 */
export const inDocumentForCards = ({ context, location, preload }: CardArrival): void => {
  if (context.facts.lacksCardForm && context.journeys !== null && !preload)
    throw redirect({ href: location.pathname + location.searchStr, reloadDocument: true })
}
