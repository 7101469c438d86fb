/** What the pages of this deployment may talk to besides the site itself. */
export type Neighbours = {
  /** Where the API listens when that is not the site itself. */
  readonly apiBase: string
  /** The card form comes from Stripe itself; else from the sandbox on this site. */
  readonly stripe: boolean
  /** Where Stripe's script comes from instead of Stripe's own host. */
  readonly cardScript?: string
  /** The script that opens the window of who signs guests in, when that is not the site itself. */
  readonly identityWindow?: string
  /** Who tells a visitor's country, when that is not the site itself. */
  readonly countryLookup?: string
  /** Who counts visits, once a guest has agreed. */
  readonly analytics?: string
  /** The site is reached by https alone. */
  readonly secure: boolean
}

const STRIPE = {
  script: ["https://js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
}

/** The script, its style, and whatever else lies beside it. */
const windowAt = (script: string) => {
  const around = new URL(".", script).href
  return { script: [script], style: `${around}style`, connect: [around], frame: [around] }
}

const outsideOf = ({ stripe, cardScript, identityWindow, analytics }: Neighbours) => {
  const none = { script: [], style: "", connect: [], frame: [] }
  const own = cardScript
    ? { script: [cardScript], connect: [cardScript], frame: [cardScript] }
    : STRIPE
  const cards = stripe ? own : none
  const identity = identityWindow ? windowAt(identityWindow) : none
  const counting = analytics ? [analytics, "https://*.google-analytics.com"] : []
  return {
    script: [...cards.script, ...identity.script, ...counting.slice(0, 1)],
    style: identity.style,
    connect: [...cards.connect, ...identity.connect, ...counting],
    frame: [...cards.frame, ...identity.frame],
  }
}

const row = (...sources: ReadonlyArray<string>): string => sources.filter(Boolean).join(" ")

/** What a page may do: its own scripts by nonce, and whatever those load. */
export const pagePolicy = (nonce: string, neighbours: Neighbours): string => {
  const { apiBase, countryLookup = "", secure } = neighbours
  const outside = outsideOf(neighbours)
  return [
    "default-src 'none'",
    // A browser that knows 'strict-dynamic' trusts what our scripts load, and no host by its name.
    row(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`, ...outside.script),
    // React writes the place of a picture as a style attribute; no rule can come in that way.
    row(`style-src 'self' 'nonce-${nonce}'`, outside.style),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    row("connect-src 'self'", apiBase, countryLookup, ...outside.connect),
    row("frame-src 'self'", ...outside.frame),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}

/** Nothing that is not a page may do anything when it is opened as one. */
export const POLICY_OF_FILES = "default-src 'none'; frame-ancestors 'none'"

/** What every answer says to the browser. */
export const commonHeaders = ({
  secure,
  stripe,
  identityWindow,
}: Neighbours): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // A wallet of the card form, and who signs guests in, open a window and speak to it.
  "cross-origin-opener-policy":
    stripe || identityWindow ? "same-origin-allow-popups" : "same-origin",
  "cross-origin-resource-policy": "same-site",
  "permissions-policy": `camera=(), microphone=(), geolocation=(), payment=(self${stripe ? ' "https://js.stripe.com"' : ""})`,
  ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
})
