import type { Query } from "../app/query.ts"

/** The id that an address names a booking by. */
export const bookingNamedIn = (query: Query): string => [query["booking"] ?? ""].flat()[0] ?? ""
