import { asksForCards } from "#core/payment/card-pages.ts"
import { inDocumentForCards, type CardArrival } from "./card-document.ts"
import { guarded } from "./guarded-pages.ts"

type Arrival = Parameters<ReturnType<typeof guarded>>[0] & CardArrival

/** Asks the guard of a page, and then for a document that lets the provider's card form in, where it needs one. */
export const guardedPage =
  (guard: Parameters<typeof guarded>[0]) =>
  (arrival: Arrival): void => {
    guarded(guard)(arrival)
    if (asksForCards(arrival.location.pathname)) inDocumentForCards(arrival)
  }
