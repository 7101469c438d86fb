import type { Environment } from "./environment.ts"

/** How letters leave, and who answers guests. */
export type Mail = {
  /** Null sends no letters; the mailbox of a demonstration shows them. */
  readonly smtpUrl: string | null
  readonly from: string
  readonly support: string
  /** Where answers by mail come in; null where they are given on the page alone. */
  readonly inbound: InboundMail | null
}

/** A domain whose mail a provider brings to this site, and the secret that it shows. */
type InboundMail = { readonly domain: string; readonly secret: string }

/**
 * The settings without which letters of a public site do not leave, or are from an address that is
 * not the company's.
 */
export const missingOfMail = (given: Environment): ReadonlyArray<string> =>
  (["SMTP_URL", "MAIL_FROM"] as const).filter((name) => given[name] === undefined)

/** How letters leave and answers come in, as the environment says. */
export const mailFrom = (given: Environment): Mail => ({
  smtpUrl: given.SMTP_URL ?? null,
  from: given.MAIL_FROM ?? "stays@singgah.example",
  support: given.SUPPORT_EMAIL ?? "support@singgah.example",
  inbound:
    given.MAIL_REPLY_DOMAIN === undefined
      ? null
      : { domain: given.MAIL_REPLY_DOMAIN, secret: given.MAIL_INBOUND_SECRET ?? "" },
})
