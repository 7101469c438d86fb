import type { accountsEndpoints, sessionsEndpoints } from "#adapters/http-api/accounts.endpoints.ts"
import { api } from "#adapters/http-api/api.ts"
import type { bookingsEndpoints } from "#adapters/http-api/bookings.endpoints.ts"
import type { googleEndpoints } from "#adapters/http-api/google.endpoints.ts"
import type { passkeysEndpoints } from "#adapters/http-api/passkeys.endpoints.ts"
import type { inquiriesEndpoints } from "#adapters/http-api/inquiries.endpoints.ts"
import type { managingEndpoints } from "#adapters/http-api/managing.endpoints.ts"
import type { messagesEndpoints } from "#adapters/http-api/messages.endpoints.ts"
import { matchesOf } from "#adapters/http-api/matching.ts"
import type {
  profilesEndpoints,
  verificationsEndpoints,
} from "#adapters/http-api/profiles.endpoints.ts"
import type { propertiesEndpoints } from "#adapters/http-api/properties.endpoints.ts"
import type { reviewsEndpoints } from "#adapters/http-api/reviews.endpoints.ts"
import type { Failure } from "./failures.ts"

type Call =
  | keyof typeof accountsEndpoints
  | keyof typeof bookingsEndpoints
  | keyof typeof googleEndpoints
  | keyof typeof passkeysEndpoints
  | keyof typeof inquiriesEndpoints
  | keyof typeof managingEndpoints
  | keyof typeof messagesEndpoints
  | keyof typeof profilesEndpoints
  | keyof typeof propertiesEndpoints
  | keyof typeof reviewsEndpoints
  | keyof typeof sessionsEndpoints
  | keyof typeof verificationsEndpoints

/** Something that goes wrong with one kind of call, always or only so many times. */
export type Fault = {
  readonly with: Call | "build" | "card" | "everything"
  readonly trouble: Failure
  readonly times?: number
}

/** Where a guest goes to meet what goes wrong. */
export type Beginning =
  | "home"
  | "results"
  | "checkout"
  | "find"
  | "booking"
  | "bookings"
  | "managing"
  | "register"
  | "login"
  | "recovery"
  | "profile"
  | "verification"
  | "contact"

/** One way in which the product can fail, and where a guest has to go to see it. */
export type FaultScenario = {
  readonly tells: string
  readonly begins: Beginning
  readonly faults: ReadonlyArray<Fault>
  /** The browser itself knows that it has no connection. */
  readonly isOffline?: boolean
}

const BUILD = "/builds/latest.json"
const CARD = /^\/sandbox\/stripe\/v1\/payment_intents\/[^/]+\/confirm$/

/** What is being asked: a call of the contract by its name, the card form, or the latest build. */
const callOf = ({ method, url }: Request): string | null => {
  const { pathname } = new URL(url)
  if (CARD.test(pathname)) return "card"
  if (pathname === BUILD) return "build"
  return matchesOf(api, pathname).find(({ endpoint }) => endpoint.method === method)?.name ?? null
}

/** The `fetch` of the browser under such faults; what is no call of the product is left alone. */
export const fetchWithFaults = (ask: typeof fetch, faults: ReadonlyArray<Fault>): typeof fetch => {
  const left = new Map(faults.map((fault) => [fault, fault.times ?? Infinity]))
  return async (...asked) => {
    const request = new Request(...asked)
    const call = callOf(request)
    const fault = faults.find(
      (one) => call !== null && ["everything", call].includes(one.with) && (left.get(one) ?? 0) > 0,
    )
    if (!fault) return ask(...asked)
    left.set(fault, (left.get(fault) ?? 0) - 1)
    return fault.trouble(request, ask)
  }
}
