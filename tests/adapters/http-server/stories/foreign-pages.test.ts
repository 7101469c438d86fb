import { api } from "#adapters/http-api/api.ts"
import type { Endpoint } from "#adapters/http-api/endpoint.ts"
import { describe, expect, it } from "vitest"
import { aCall, ADDRESS, aSite } from "#tests/adapters/http-server/a-site.ts"

const unsafe = Object.entries(api).filter(([, { method }]) => method !== "GET")
const signedIn = {
  cookie: `singgah-guest=ABCDEFGHIJKLMNOPQRSTUVWX; singgah-session=${"a".repeat(52)}`,
}

const pathOf = ({ path }: Endpoint): string =>
  path.replace("{part}", "selfie").replace(/\{\w+\}/g, "0123456789abcdefghjkmnpqrs")

/** What another site's page can make a browser say. */
const foreign: ReadonlyArray<readonly [name: string, headers: Record<string, string>]> = [
  ["another site by fetch", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }],
  ["another site without an origin", { "sec-fetch-site": "cross-site" }],
  ["a neighbour on the same domain", { "sec-fetch-site": "same-site" }],
  ["another origin, to an old browser", { origin: "https://evil.test" }],
  ["our host on another port", { origin: `${ADDRESS}:8080` }],
  ["a page without an origin of its own", { origin: "null" }],
  ["our origin, but from elsewhere", { origin: ADDRESS, "sec-fetch-site": "cross-site" }],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }],
  ["a form with files", { "content-type": "multipart/form-data; boundary=x" }],
  ["plain text", { "content-type": "text/plain" }],
  ["JSON in the dress of plain text", { "content-type": "text/plain; application/json" }],
]

describe.each(unsafe)("%s", (_, endpoint) => {
  it.each(foreign)("is refused to %s", async (_name, headers) => {
    const { answer, visitors } = aSite()
    const host = new URL(ADDRESS).host
    const call = aCall(pathOf(endpoint), {}, { host, ...signedIn, ...headers }, endpoint.method)

    const response = await answer(call)

    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(visitors).toEqual([])
  })

  it("is done by no other method, whatever a header says", async () => {
    const { answer, visitors } = aSite()
    const headers = { ...signedIn, "x-http-method-override": endpoint.method }
    const other = endpoint.method === "PUT" ? "DELETE" : "PATCH"

    const response = await answer(aCall(pathOf(endpoint), {}, headers, other))

    expect(response.status).toBe(405)
    expect(visitors).toEqual([])
  })
})
