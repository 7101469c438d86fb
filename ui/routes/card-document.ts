import { redirect } from "@tanstack/react-router"
import type { RouteContext } from "./context.ts"

/** How somebody comes to a page that may ask for a card. */
export type CardArrival = {
  readonly context: Pick<RouteContext, "facts" | "journeys">
  readonly location: { readonly href: string }
  readonly preload: boolean
}

/**
 * Loads the page as a document of its own where the present one came with a policy that does not let
 * the provider's card form in. Preloading a page loads no document.
 */
export const inDocumentForCards = ({ context, location, preload }: CardArrival): void => {
  const { facts, journeys } = context
  const isOnServer = journeys === null
  if (isOnServer || preload || !facts.cardForm || facts.loadsCardForm) return
  // With its fragment the address would be this document's own, and nothing would be loaded.
  const [href] = location.href.split("#", 1)
  throw redirect({ ...(href !== undefined && { href }), reloadDocument: true })
}
