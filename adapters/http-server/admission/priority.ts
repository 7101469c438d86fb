import { api, subjects } from "#adapters/http-api/api.ts"
import { matchesOf } from "#adapters/http-api/matching.ts"
import { asksForCards } from "#core/payment/card-pages.ts"
import { guestFileAt } from "../files/guest-files.ts"
import { isServicePath } from "../service-routes.ts"

/** What a process answers first when it cannot answer everything, the most important first. */
export const priorities = [
  "payment",
  "booking",
  "account",
  "property",
  "search",
  "home",
  "pictures",
] as const
export type Priority = (typeof priorities)[number]

const steps: ReadonlySet<Priority> = new Set(["payment", "booking"])

/** Steps of a booking may wait long for a payment provider. */
export const isStep = (priority: Priority): boolean => steps.has(priority)

const ofSubject: Readonly<Record<keyof typeof subjects, Priority>> = {
  properties: "search",
  bookings: "booking",
  managed: "booking",
  inquiries: "account",
  messages: "account",
  reviews: "property",
  accounts: "account",
  sessions: "account",
  identity: "account",
  passkeys: "account",
  profiles: "account",
  shortlists: "account",
  verifications: "account",
}

/** Calls that are more or less important than the rest of their subject. */
const exceptions: ReadonlyMap<string, Priority> = new Map([
  ["pay", "payment"],
  ["settle", "payment"],
  ["settleChange", "payment"],
  ["open", "property"],
  ["listed", "property"],
  ["calendar", "property"],
  ["home", "home"],
])

const isSubject = (name: string): name is keyof typeof subjects => Object.hasOwn(subjects, name)

const ofCalls: ReadonlyMap<string, Priority> = new Map(
  Object.keys(subjects)
    .filter(isSubject)
    .flatMap((subject) =>
      Object.keys(subjects[subject]).map(
        (call) => [call, exceptions.get(call) ?? ofSubject[subject]] as const,
      ),
    ),
)

/** How important a call of the contract is, by its name. */
export const priorityOfCall = (name: string): Priority => ofCalls.get(name) ?? "account"

const isBelow = (pathname: string, ...places: ReadonlyArray<string>): boolean =>
  places.some((place) => pathname === place || pathname.startsWith(`${place}/`))

/** How important a page is, by its address. */
export const priorityOfPage = (pathname: string): Priority => {
  if (asksForCards(pathname)) return "payment"
  if (isBelow(pathname, "/booking")) return "booking"
  if (pathname === "/properties") return "search"
  if (isBelow(pathname, "/properties")) return "property"
  return pathname === "/" ? "home" : "account"
}

/** Scripts, styles and fonts: a page that was let in is worth nothing without them. */
const NEEDED = /^\/(?:assets|builds|fonts)\//

const priorityOfApi = (method: string, pathname: string): Priority | null => {
  if (method === "OPTIONS" || isServicePath(pathname)) return null
  if (guestFileAt(pathname)) return "account"
  const matches = matchesOf(api, pathname)
  const called = matches.find(({ endpoint }) => endpoint.method === method)
  return called ? priorityOfCall(called.name) : "pictures"
}

/** How important a request is, by its method and path; null for one that is never refused. */
export const priorityOf = (method: string, pathname: string): Priority | null => {
  if (isBelow(pathname, "/api")) return priorityOfApi(method, pathname)
  if (isBelow(pathname, "/pictures")) return "pictures"
  if (isBelow(pathname, "/sandbox", "/calendars") || NEEDED.test(pathname)) return null
  return /\.\w{2,11}$/.test(pathname) ? null : priorityOfPage(pathname)
}
