import { neighboursOf, outsidePartsOf } from "#adapters/bindings/outside-parts.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { commonHeaders, pagePolicy } from "#adapters/http-server/security-headers.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
}

const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }

const configured = (environment: Record<string, string>) =>
  Result.getOrThrow(readConfiguration(environment))

const policyWith = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    pagePolicy("n", neighboursOf(configured(environment)))
      .split("; ")
      .map((row) => [row.split(" ")[0], row.split(" ").slice(1).join(" ")]),
  )

describe("the policy of pages", () => {
  it("knows nobody but the site itself without settings", () => {
    expect(JSON.stringify(policyWith({}))).not.toContain("https:")
  })

  it("lets Stripe's script, calls and frames in, and nothing more of it", () => {
    expect(policyWith(stripe)).toMatchObject({
      "script-src": "'self' 'nonce-n' 'strict-dynamic' https://js.stripe.com",
      "connect-src": "'self' https://api.stripe.com",
      "frame-src": "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "img-src": "'self' data: blob:",
    })
  })

  it("lets another place that speaks as Stripe in instead", () => {
    const policy = policyWith({ ...stripe, STRIPE_JS_URL: "http://cards.test/stripe.js" })

    expect(policy["frame-src"]).toBe("'self' http://cards.test")
    expect(JSON.stringify(policy)).not.toContain("stripe.com")
  })

  it("lets pages ask whoever knows where visitors are, and names them to pages", () => {
    const asked = { COUNTRY_LOOKUP_URL: "https://lookup.test/s?of=me" }

    expect(policyWith(asked)["connect-src"]).toBe("'self' https://lookup.test")
    expect(outsidePartsOf(configured(asked)).countryLookup).toBe("https://lookup.test/s?of=me")
  })

  it("lets whoever counts visits in only where there is an id for it", () => {
    const { "script-src": script, "connect-src": connect } = policyWith({
      ANALYTICS_ID: "G-ABC123",
    })

    expect(script).toMatch(/ https:\/\/www\.googletagmanager\.com$/)
    expect(connect).toBe("'self' https://www.googletagmanager.com https://*.google-analytics.com")
  })

  it("lets Google's window in, and what lies beside its script, where it signs guests in", () => {
    expect(policyWith(google)).toMatchObject({
      "script-src": "'self' 'nonce-n' 'strict-dynamic' https://accounts.google.com/gsi/client",
      "style-src": "'self' 'nonce-n' https://accounts.google.com/gsi/style",
      "connect-src": "'self' https://accounts.google.com/gsi/",
      "frame-src": "'self' https://accounts.google.com/gsi/",
    })
  })

  it("knows nothing of Google where another service without a window signs guests in", () => {
    const another = { ...google, OIDC_ISSUER: "https://id.test" }

    expect(JSON.stringify(policyWith(another))).not.toContain("https:")
  })

  it("lets the wallets of Stripe's form ask for a payment, and nobody else from outside", () => {
    const allowed = (environment: Record<string, string>) =>
      commonHeaders(neighboursOf(configured(environment)))["permissions-policy"]

    expect(allowed({})).toMatch(/payment=\(self\)$/)
    expect(allowed(stripe)).toMatch(/payment=\(self "https:\/\/js\.stripe\.com"\)$/)
  })

  it("lets a window from outside speak to the page only where there is one", () => {
    const opener = (environment: Record<string, string>) =>
      commonHeaders(neighboursOf(configured(environment)))["cross-origin-opener-policy"]

    expect(opener({})).toBe("same-origin")
    expect(opener(stripe)).toBe("same-origin-allow-popups")
    expect(opener(google)).toBe("same-origin-allow-popups")
  })
})

describe("what pages are told of services from outside", () => {
  it("is no more than the stand-in for Google without settings", () => {
    expect(outsidePartsOf(configured({}))).toEqual({
      google: { window: { clientId: "singgah-sandbox", script: "/sandbox/google/gsi/client" } },
    })
  })

  it("names Google where real money moves only when the site is registered with it", () => {
    const registered = { ...stripe, ...google }

    expect(outsidePartsOf(configured(stripe)).google).toBeUndefined()
    expect(outsidePartsOf(configured(registered)).google).toEqual({
      window: { clientId: "id", script: "https://accounts.google.com/gsi/client" },
    })
    expect(
      outsidePartsOf(configured({ ...registered, OIDC_ISSUER: "https://id.test" })).google,
    ).toEqual({})
  })

  it("is what a browser needs, and no secret", () => {
    const told = outsidePartsOf(
      configured({
        ...stripe,
        ANALYTICS_ID: "G-ABC123",
        FOLLOW_US: "https://x.com/a https://b.my",
      }),
    )

    expect(told).toEqual({
      cardForm: { publishableKey: "pk_test_1", script: null },
      analytics: { id: "G-ABC123", script: "https://www.googletagmanager.com/gtag/js" },
      followUs: [
        { name: "X", address: "https://x.com/a" },
        { name: "b.my", address: "https://b.my" },
      ],
    })
  })
})
