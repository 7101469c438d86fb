import { commonHeaders, pagePolicy } from "#adapters/http-server/security-headers.ts"
import { expect, it } from "vitest"

const own = { scripts: "'nonce-s'", styles: "'nonce-t'" }
const nobody = { apiBase: "", stripe: false, secure: false }
const everybody = {
  apiBase: "https://api.test",
  stripe: true,
  cardScript: "https://cards.test",
  identityWindow: "https://identity.test/gsi/client",
  countryLookup: "https://country.test/of",
  analytics: "https://counting.test/gtag/js",
  secure: true,
}

const [checkout, elsewhere] = [{ asksForCards: true }, { asksForCards: false }]

it("the policy of a page without neighbours is this, on every page", () => {
  const rows = [
    "default-src 'none'",
    "script-src 'self' 'nonce-s'",
    "style-src 'self' 'nonce-t'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]

  expect(pagePolicy(own, nobody, checkout).split("; ")).toEqual(rows)
  expect(pagePolicy(own, nobody, elsewhere).split("; ")).toEqual(rows)
})

it("the policy of a page with every neighbour is this where a card is asked for", () => {
  expect(pagePolicy(own, everybody, checkout).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-s' https://cards.test https://identity.test/gsi/client https://counting.test/gtag/",
    "style-src 'self' 'nonce-t' https://identity.test/gsi/style",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://api.test https://country.test/of https://cards.test https://identity.test/gsi/ https://counting.test https://*.google-analytics.com",
    "worker-src 'self'",
    "frame-src 'self' https://cards.test https://identity.test/gsi/",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ])
})

it("every answer says this without neighbours, and by http", () => {
  expect(commonHeaders(nobody)).toEqual({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-site",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  })
})

it.each([
  ["cards", { ...nobody, stripe: true, secure: true }],
  ["sign-in", { ...nobody, identityWindow: everybody.identityWindow, secure: true }],
])("every answer says this by https with a neighbour that opens windows: %s", (_, neighbours) => {
  expect(commonHeaders(neighbours)).toEqual({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-site",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  })
})
