import type { OwnScripts } from "./own-scripts.ts"

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
  /** The script of who counts visits, once a guest has agreed. */
  readonly analytics?: string
  /** The site is reached by https alone. */
  readonly secure: boolean
}

/** Where a page is that these headers go with. */
export type PagePlace = {
  /** The page may ask for a card: only then it knows the payment provider. */
  readonly asksForCards: boolean
}

const STRIPE = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
}

/** The script, its style, and whatever else lies beside it. */
const windowAt = (script: string) => {
  const around = new URL(".", script).href
  return { script: [script], style: `${around}style`, connect: [around], frame: [around] }
}

const nobody = { script: [], style: "", connect: [], frame: [] }

const cardsAt = (script?: string) =>
  script ? { script: [script], connect: [script], frame: [script] } : STRIPE

/** The script and what lies beside it: the host gives scripts of anybody at other paths. */
const countingAt = (script: string) => ({
  script: [new URL(".", script).href],
  connect: [new URL(script).origin, "https://*.google-analytics.com"],
})

const outsideOf = (neighbours: Neighbours, { asksForCards }: PagePlace) => {
  const { stripe, cardScript, identityWindow, analytics } = neighbours
  const cards = stripe && asksForCards ? cardsAt(cardScript) : nobody
  const identity = identityWindow ? windowAt(identityWindow) : nobody
  const counting = analytics ? countingAt(analytics) : nobody
  return {
    script: [...cards.script, ...identity.script, ...counting.script],
    style: identity.style,
    connect: [...cards.connect, ...identity.connect, ...counting.connect],
    frame: [...cards.frame, ...identity.frame],
  }
}

const row = (...sources: ReadonlyArray<string>): string => sources.filter(Boolean).join(" ")

/** What a page may do: its own scripts, and those of the neighbours that it needs by their address. */
export const pagePolicy = (own: OwnScripts, neighbours: Neighbours, place: PagePlace): string => {
  const { apiBase, countryLookup = "", secure } = neighbours
  const outside = outsideOf(neighbours, place)
  return [
    "default-src 'none'",
    // No 'strict-dynamic': with it our own scripts could load any other from anywhere.
    row("script-src 'self'", own.scripts, ...outside.script),
    // React writes the place of a picture as a style attribute; no rule can come in that way.
    row("style-src 'self'", own.styles, outside.style),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    row("connect-src 'self'", apiBase, countryLookup, ...outside.connect),
    // The map draws in a thread of its own, from a file of this site.
    "worker-src 'self'",
    row("frame-src 'self'", ...outside.frame),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}

/** Who may ask the browser for a payment: this site, and the provider's form where it may stand. */
const paymentsFor = (neighbours: Neighbours, { asksForCards }: PagePlace): string =>
  `payment=(self${neighbours.stripe && asksForCards ? ' "https://js.stripe.com"' : ""})`

/** What a page may use of the browser. */
export const permissionsPolicy = (neighbours: Neighbours, place: PagePlace): string =>
  `camera=(), microphone=(), geolocation=(), ${paymentsFor(neighbours, place)}`

/** Nothing that is not a page may do anything when it is opened as one. */
export const POLICY_OF_FILES = "default-src 'none'; frame-ancestors 'none'"

/** What every answer says to the browser. */
export const commonHeaders = (neighbours: Neighbours): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // A wallet of the card form, and who signs guests in, open a window and speak to it.
  "cross-origin-opener-policy":
    neighbours.stripe || neighbours.identityWindow ? "same-origin-allow-popups" : "same-origin",
  "cross-origin-resource-policy": "same-site",
  "permissions-policy": permissionsPolicy(neighbours, { asksForCards: false }),
  ...(neighbours.secure
    ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
    : {}),
})
