import { byNonce } from "#adapters/http-server/own-scripts.ts"
import {
  neighboursOf,
  thirdPartySettingsOf,
} from "#adapters/bindings/server/third-party-settings.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import {
  commonHeaders,
  pagePolicy,
  permissionsPolicy,
} from "#adapters/http-server/security-headers.ts"
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

const atCheckout = { asksForCards: true }
const elsewhere = { asksForCards: false }

const policyWith = (
  environment: Record<string, string>,
  place = elsewhere,
): Record<string, string> =>
  Object.fromEntries(
    pagePolicy(byNonce("n"), neighboursOf(configured(environment)), place)
      .split("; ")
      .map((row) => [row.split(" ")[0], row.split(" ").slice(1).join(" ")]),
  )

describe("the policy of pages", () => {
  it.each([{}, { ...stripe, ...google }])(
    "lets nobody frame them, and no page move its base or send its forms elsewhere: %j",
    (environment) => {
      expect(policyWith(environment, atCheckout)).toMatchObject({
        "default-src": "'none'",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "object-src": "'none'",
        "form-action": "'self'",
      })
    },
  )

  it("knows nobody but the site itself without settings", () => {
    expect(JSON.stringify(policyWith({}))).not.toContain("https:")
    expect(JSON.stringify(policyWith({}, atCheckout))).not.toContain("https:")
  })

  it("lets Stripe's scripts, calls and frames in where a card is asked for, and nothing more of it", () => {
    expect(policyWith(stripe, atCheckout)).toMatchObject({
      "script-src": "'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com",
      "connect-src": "'self' https://api.stripe.com",
      "frame-src": "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "img-src": "'self' data: blob:",
    })
  })

  it("knows nothing of Stripe on every other page", () => {
    expect(policyWith(stripe)).toEqual(policyWith({}))
  })

  it("names every place that scripts come from, so that no script of ours can load another", () => {
    expect(policyWith({ ...stripe, ...google }, atCheckout)["script-src"]).not.toContain("dynamic")
  })

  it("lets another place that speaks as Stripe in instead", () => {
    const at = { ...stripe, STRIPE_JS_URL: "http://cards.test/stripe.js" }
    const policy = policyWith(at, atCheckout)

    expect(policy["frame-src"]).toBe("'self' http://cards.test")
    expect(JSON.stringify(policy)).not.toContain("stripe.com")
  })

  it("lets pages ask whoever knows where visitors are, and names them to pages", () => {
    const asked = { COUNTRY_LOOKUP_URL: "https://lookup.test/s?of=me" }

    expect(policyWith(asked)["connect-src"]).toBe("'self' https://lookup.test")
    expect(thirdPartySettingsOf(configured(asked)).countryLookup).toBe(
      "https://lookup.test/s?of=me",
    )
  })

  it("lets whoever counts visits in only where there is an id for it", () => {
    const { "script-src": script, "connect-src": connect } = policyWith({
      ANALYTICS_ID: "G-ABC123",
    })

    expect(script).toMatch(/ https:\/\/www\.googletagmanager\.com\/gtag\/$/)
    expect(connect).toBe("'self' https://www.googletagmanager.com https://*.google-analytics.com")
  })

  it("lets Google's window in, and what lies beside its script, where it signs guests in", () => {
    expect(policyWith(google)).toMatchObject({
      "script-src": "'self' 'nonce-n' https://accounts.google.com/gsi/client",
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
    const allowed = (environment: Record<string, string>, place = atCheckout) =>
      permissionsPolicy(neighboursOf(configured(environment)), place)

    expect(allowed({})).toMatch(/payment=\(self\)$/)
    expect(allowed(stripe, elsewhere)).toMatch(/payment=\(self\)$/)
    expect(commonHeaders(neighboursOf(configured(stripe)))["permissions-policy"]).toBe(
      allowed(stripe, elsewhere),
    )
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
    expect(thirdPartySettingsOf(configured({}))).toEqual({
      google: { window: { clientId: "singgah-sandbox", script: "/sandbox/google/gsi/client" } },
    })
  })

  it("names Google where real money moves only when the site is registered with it", () => {
    const registered = { ...stripe, ...google }

    expect(thirdPartySettingsOf(configured(stripe)).google).toBeUndefined()
    expect(thirdPartySettingsOf(configured(registered)).google).toEqual({
      window: { clientId: "id", script: "https://accounts.google.com/gsi/client" },
    })
    expect(
      thirdPartySettingsOf(configured({ ...registered, OIDC_ISSUER: "https://id.test" })).google,
    ).toEqual({})
  })

  it("is what a browser needs, and no secret", () => {
    const told = thirdPartySettingsOf(
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

describe("what pages are told of this deployment", () => {
  it("is how long rooms are held, where that is not the usual time", () => {
    expect(thirdPartySettingsOf(configured({ HOLD_MINUTES: "7" })).holdMinutes).toBe(7)
    expect(thirdPartySettingsOf(configured({ HOLD_MINUTES: "15" }))).not.toHaveProperty(
      "holdMinutes",
    )
    expect(thirdPartySettingsOf(configured({}))).not.toHaveProperty("holdMinutes")
  })
})

describe("what every answer says to the browser", () => {
  const headersOf = (environment: Record<string, string>) => {
    const { "permissions-policy": _, ...headers } = commonHeaders(
      neighboursOf(configured(environment)),
    )
    return headers
  }

  it("is as strict as can be where nothing from outside is used", () => {
    expect(headersOf({})).toEqual({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-site",
    })
  })

  it("forbids plain http for two years where the site has https", () => {
    const { "strict-transport-security": lasting } = headersOf({
      PUBLIC_URL: "https://stay.example",
      DEMO: "1",
    })

    expect(lasting).toBe("max-age=63072000; includeSubDomains")
  })
})
