import { missingOfCompany } from "./company.ts"
import type { Environment } from "./environment.ts"
import type { GoogleKeys } from "./google.ts"
import { missingOfMail, type Mail } from "./mail.ts"

/** The stand-ins of the demonstration that replace services without an account. */
export type StandIns = {
  /** Takes test cards at `/sandbox/stripe`. */
  readonly cards: boolean
  /** Signs in invented people at `/sandbox/google`. */
  readonly google: boolean
  /** Shows every letter to everybody at `/sandbox/mailbox`. */
  readonly mailbox: boolean
}

/** Where a site is reached, and with which keys it takes money. */
type Site = {
  readonly publicUrl: string | null
  readonly apiBase: string
  readonly stripe: { readonly secretKey: string; readonly publishableKey: string } | null
}

type Settings = Site & {
  readonly demonstration: boolean
  readonly google: GoogleKeys | null
  readonly mail: Pick<Mail, "smtpUrl">
}

const LIVE_KEY = /^[prs]k_live_/

const takesRealMoney = ({ stripe }: Pick<Settings, "stripe">): boolean =>
  stripe !== null && [stripe.secretKey, stripe.publishableKey].some((key) => LIVE_KEY.test(key))

/** True for an address that only programs on the same machine reach. */
const isThisMachine = (address: string): boolean => {
  const { hostname } = new URL(address)
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

/** True for a site that strangers use: an address of it is not this machine, or its money is real. */
export const isPublic = (site: Site): boolean =>
  takesRealMoney(site) ||
  [site.publicUrl ?? "", site.apiBase].some((address) => address !== "" && !isThisMachine(address))

/**
 * A public site has none, unless it says that it is a demonstration. Invented people sign in only
 * where money is invented too.
 */
export const standInsOf = (settings: Settings): StandIns => {
  const { demonstration, stripe, google, mail } = settings
  const isAllowed = demonstration || !isPublic(settings)
  return {
    cards: isAllowed && stripe === null,
    google: isAllowed && stripe === null && google === null,
    mailbox: isAllowed && mail.smtpUrl === null,
  }
}

const OR_DEMONSTRATION = "or set DEMO=1 if this is a demonstration"

const areOrIs = ({ length }: ReadonlyArray<string>) => (length === 1 ? "is" : "are")

const nobodyNamed = (given: Environment): ReadonlyArray<string> => {
  const missing = missingOfCompany(given)
  if (missing.length === 0) return []
  return [
    `${missing.join(", ")} ${areOrIs(missing)} missing: pages of a public site say which company runs it ` +
      `and how to reach it. Name it, ${OR_DEMONSTRATION}`,
  ]
}

const withoutMail = (given: Environment): ReadonlyArray<string> => {
  const missing = missingOfMail(given)
  if (missing.length === 0) return []
  return [
    `${missing.join(", ")} ${areOrIs(missing)} missing: guests of a public site get links and ` +
      `codes by mail. Name a mail server and the address that letters are from, ${OR_DEMONSTRATION}`,
  ]
}

/** The settings that a public site needs before it may start, one sentence each. */
export const missingOn = (settings: Settings, given: Environment): ReadonlyArray<string> => [
  ...(settings.demonstration && takesRealMoney(settings)
    ? ["DEMO has to go: a key of Stripe is a live one, and a demonstration takes no real money"]
    : []),
  ...(isPublic(settings) && !settings.demonstration
    ? [...withoutMail(given), ...nobodyNamed(given)]
    : []),
]
