import { api } from "#adapters/http-api/api.ts"
import type { bookingsEndpoints } from "#adapters/http-api/bookings.endpoints.ts"
import { matchesOf } from "#adapters/http-api/matching.ts"
import type { propertiesEndpoints } from "#adapters/http-api/properties.endpoints.ts"
import type { Trouble } from "./troubles.ts"

type Call = keyof typeof bookingsEndpoints | keyof typeof propertiesEndpoints

/** Something that goes wrong with one kind of call, always or only so many times. */
export type Mishap = {
  readonly with: Call | "card" | "everything"
  readonly trouble: Trouble
  readonly times?: number
}

/** One way in which a day can go wrong, and where a guest has to go to meet it. */
export type BadDay = {
  readonly tells: string
  readonly begins: "home" | "results" | "checkout" | "find" | "booking"
  readonly mishaps: ReadonlyArray<Mishap>
  /** The browser itself knows that it has no connection. */
  readonly isOffline?: boolean
}

const CARD = /^\/sandbox\/stripe\/v1\/payment_intents\/[^/]+\/confirm$/

/** What is being asked: a call of the contract by its name, or the card form. */
const callOf = ({ method, url }: Request): string | null => {
  const { pathname } = new URL(url)
  if (CARD.test(pathname)) return "card"
  return matchesOf(api, pathname).find(({ endpoint }) => endpoint.method === method)?.name ?? null
}

/** The browser's way to ask, on such a day; what is no call of the product is left alone. */
export const askedOnABadDay = (ask: typeof fetch, mishaps: ReadonlyArray<Mishap>): typeof fetch => {
  const left = new Map(mishaps.map((mishap) => [mishap, mishap.times ?? Infinity]))
  return async (...asked) => {
    const request = new Request(...asked)
    const call = callOf(request)
    const mishap = mishaps.find(
      (one) => call !== null && ["everything", call].includes(one.with) && (left.get(one) ?? 0) > 0,
    )
    if (!mishap) return ask(...asked)
    left.set(mishap, (left.get(mishap) ?? 0) - 1)
    return mishap.trouble(request, ask)
  }
}
