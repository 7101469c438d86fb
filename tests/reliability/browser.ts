import { apiClient } from "#adapters/http-client/api-client.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { httpManagedBookings } from "#adapters/http-client/managed-bookings.http.ts"
import { httpProperties } from "#adapters/http-client/properties.http.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { randomBytes } from "node:crypto"

/** What a guest's pages ask a real server with. */
export type Browser = {
  readonly bookings: Bookings
  readonly managed: ManagedBookings
  readonly properties: Properties
  /** A call with the cookies of this browser; the path is below the site's address. */
  readonly fetch: typeof fetch
}

/** A browser with a cookie jar and a network of its own, on the pages' own clients of the API. */
export const browserAt = (address: string, network: string): Browser => {
  const jar = new Map<string, string>()
  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set("x-forwarded-for", network)
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await fetch(new URL(String(input), address), { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const client = apiClient({ baseUrl: address, fetch: ask })
  return {
    bookings: httpBookings(client),
    managed: httpManagedBookings(client),
    properties: httpProperties(client),
    fetch: ask,
  }
}

/** A browser whose guest has an account of their own and is signed in. */
export const signedInAt = async (address: string, network: string): Promise<Browser> => {
  const browser = browserAt(address, network)
  const password = randomBytes(18).toString("base64url")
  const body = JSON.stringify({
    firstName: "Signed",
    lastName: "In",
    email: `guest-${randomBytes(8).toString("hex")}@example.my`,
    password,
    confirmPassword: password,
    language: "en",
  })
  const key = randomBytes(16).toString("hex")
  const headers = { "content-type": "application/json", "idempotency-key": key }
  const answer = await browser.fetch("/api/accounts", { method: "POST", headers, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`No account: ${answer.status} ${text}`)
  return browser
}
