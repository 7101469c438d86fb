/** What the pages of this deployment may talk to besides the site itself. */
export type Neighbours = {
  /** Where the API listens when that is not the site itself. */
  readonly apiBase: string
  /** The card form comes from Stripe itself; else from the sandbox on this site. */
  readonly stripe: boolean
  /** The site is reached by https alone. */
  readonly secure: boolean
}

const STRIPE = {
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
}

/** What a page may do: its own scripts by nonce, and whatever those load. */
export const pagePolicy = (nonce: string, { apiBase, stripe, secure }: Neighbours): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // React writes the place of a picture as a style attribute; no rule can come in that way.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", apiBase, ...(stripe ? STRIPE.connect : [])].filter(Boolean).join(" "),
    ["frame-src 'self'", ...(stripe ? STRIPE.frame : [])].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ")

/** Nothing that is not a page may do anything when it is opened as one. */
export const POLICY_OF_FILES = "default-src 'none'; frame-ancestors 'none'"

/** What every answer says to the browser. */
export const commonHeaders = ({ secure }: Neighbours): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-site",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
})
