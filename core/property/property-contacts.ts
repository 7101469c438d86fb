import type { Language } from "../kernel/localised.ts"

/**
 * How a property is reached; guests see none of it before they booked, and never its email. Null
 * where it gave none.
 */
export type PropertyContacts = {
  readonly email: string | null
  /** E.164, as are all numbers that are kept. */
  readonly phone: string | null
  /** The number of its WhatsApp account, E.164. */
  readonly whatsapp: string | null
  /** What letters to it are written in. */
  readonly language: Language
}
