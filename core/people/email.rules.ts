import { tidy } from "../kernel/characters.ts"

/** The longest address that mail servers take. */
export const MAX_EMAIL_LENGTH = 254
const MAX_MAILBOX_LENGTH = 64
const MAX_LABEL_LENGTH = 63

const MAILBOX = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
const TOP_LEVEL = /\.[A-Za-z][A-Za-z0-9-]+$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/

const isMailbox = (mailbox: string): boolean =>
  mailbox.length <= MAX_MAILBOX_LENGTH &&
  MAILBOX.test(mailbox) &&
  mailbox.split(".").every((part) => part !== "")

const isDomain = (domain: string): boolean =>
  TOP_LEVEL.test(domain) &&
  domain.split(".").every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label))

/** True for exactly one address that mail can be sent to; takes time in proportion to its length. */
export const isEmail = (text: string): boolean => {
  const address = tidy(text)
  if (address.length > MAX_EMAIL_LENGTH) return false
  const parts = address.split("@")
  if (parts.length !== 2) return false
  const [mailbox, domain] = parts as [string, string]
  return isMailbox(mailbox) && isDomain(domain)
}

/** What two spellings of one address have in common: case does not tell them apart. */
export const emailKeyOf = (text: string): string => tidy(text).toLowerCase()
