import type { PageShelf } from "./offline.terms.ts"

/** What a browser keeps of one page: nothing, or the page on a shelf with the calls that it makes. */
export type PageKeeping =
  | "never"
  | {
      readonly shelf: PageShelf
      /** Which queries the address may have; with any other the page is not kept. */
      readonly query: "any" | ReadonlyArray<string>
      /** Calls that the page reads from; `$name` is replaced by the value that the address has for it. */
      readonly calls: ReadonlyArray<string>
    }

const page = (
  shelf: PageShelf,
  query: "any" | ReadonlyArray<string>,
  ...calls: ReadonlyArray<string>
): PageKeeping => ({ shelf, query, calls })

/**
 * Every page that guests see by the path of its route, and what a browser keeps of it. A route that is not
 * named here does not compile (`ui/routes/router.tsx`). Pages where somebody pays, signs in or types
 * what is nobody else's business are never kept, nor those whose address opens something.
 */
export const keepingOfPages = {
  "/": "never",
  "/about-us": "never",
  "/help": "never",
  "/privacy-policy": "never",
  "/refund-policy": "never",
  "/terms-and-conditions": "never",
  "/contact-us": "never",
  "/login": "never",
  "/register": "never",
  "/forgot-password": "never",
  "/reset-password": "never",
  "/verification": "never",
  "/shortlist": "never",
  "/properties": page("searches", "any"),
  "/properties/$slug": page("stays", "any"),
  "/account/bookings": page("bookings", [], "/api/account/bookings"),
  "/account/booking/$id": page(
    "bookings",
    [],
    "/api/account/bookings/$id",
    "/api/bookings/$id/messages",
  ),
  "/account/profile": "never",
  "/booking/new": "never",
  "/booking/failed": "never",
  "/booking/search": "never",
  "/booking/manage": "never",
  "/booking/reply": "never",
  "/booking/review": "never",
  "/booking/confirmed": page("bookings", ["booking"], "/api/bookings/$booking"),
  "/booking/$id": page("bookings", [], "/api/bookings/$id", "/api/bookings/$id/messages"),
} as const satisfies Readonly<Record<string, PageKeeping>>
