import { randomBytes } from "node:crypto"
import { networkOf } from "./marked-guests.ts"

/** A request of somebody who means harm. */
export interface HostileRequest {
  readonly path: string
  readonly init: RequestInit
}

const NUL = "\0"
const LONG = 9000
const HUGE = 300_000
const FIRST_NETWORK = 1_000_000

const long = "a".repeat(LONG)
const madeUp = (): string => `singgah-session=${randomBytes(24).toString("base64url")}`
const password = "not the right sentence"

const post = (path: string, body: unknown) => (headers: Record<string, string>) => ({
  path,
  init: {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomBytes(16).toString("hex"),
      ...headers,
    },
    body: JSON.stringify(body),
  },
})

const read =
  (path: string, more: Record<string, string> = {}) =>
  (headers: Record<string, string>) => ({ path, init: { headers: { ...headers, ...more } } })

const reset = (link: string) => ({ link, password, confirmPassword: password })

const kinds = [
  post("/api/session", { email: `a${NUL}b@example.my`, password }),
  post("/api/session", { email: `${long}@example.my`, password }),
  post("/api/session", { email: `a@example.my`, password: long }),
  post("/api/session", { email: "a".repeat(HUGE), password }),
  post("/api/password/reset", reset(NUL)),
  post("/api/password/reset", reset(long)),
  post("/api/password/reset", reset("\ud800")),
  post("/api/password/link", { email: `a${NUL}b@example.my` }),
  post("/api/booking-links", { code: NUL, email: `${long}@example.my` }),
  post("/api/bookings/search", { code: `${NUL}${long}` }),
  post("/api/bookings", { stay: { property: NUL, rooms: long }, total: NUL }),
  (headers: Record<string, string>) =>
    post("/api/accounts", {
      firstName: NUL,
      lastName: long,
      email: `a${NUL}@example.my`,
      password,
      confirmPassword: password,
      language: "en",
    })({ ...headers, "idempotency-key": long }),
  read("/api/account/profile"),
  read("/api/account/bookings", { "user-agent": long }),
  read("/api/session", { "accept-language": long }),
  read("/api/session", { cookie: `singgah-session=${long}` }),
  read("/api/account/profile", { cookie: "singgah-session=%00; singgah-guest=%00" }),
  read("/api/bookings/%00"),
  read(`/api/bookings/${"a".repeat(2000)}`),
  read("/api/booking-links/%00"),
  read(`/api/booking-links/${"a".repeat(2000)}`),
  read("/api/properties?where=%00&checkIn=%00"),
  read(`/api/properties?where=${"a".repeat(8000)}`),
  read(`/api/properties/%00`),
  read(`/api/suggestions?text=%00${"a".repeat(4000)}`),
  read(`/${long}`),
]

/** The nth hostile request: each kind in turn, each from another network with a cookie made up. */
export const hostileRequest = (number: number): HostileRequest => {
  const kind = kinds[number % kinds.length] ?? read("/")
  return kind({ "x-forwarded-for": networkOf(FIRST_NETWORK + number), cookie: madeUp() })
}
