/**
 * How long a text may be before anybody looks at it, in UTF-16 units. Where a rule counts characters
 * the bound is four times as wide: a character may be two units, and each may carry a mark of its own.
 */
export const bounds = {
  /** RFC 5321, the longest address that mail servers take. */
  email: 254,
  /** The secret of a mailed link: 256 bits, five in each character. */
  link: 52,
  /** A name of a person, a hundred characters. */
  name: 400,
  /** A password, 128 characters. */
  password: 512,
  /** A confirmation code, a code of an app or a recovery code as it is typed, with spaces and hyphens. */
  code: 40,
  /** The id of a passkey in base64url, 1,023 bytes (WebAuthn, "credential ID"). */
  passkeyId: 1364,
  /** One part of what an authenticator answers, in base64url, 6 KB. */
  passkeyPart: 8192,
  /** A date, a phone number, an identity number, a country, a kind of inquiry. */
  short: 64,
  /** The name of a place or property. */
  place: 100,
  /** A postal address, 300 characters. */
  address: 1200,
  /** Special requests, 1,000 characters. */
  requests: 4000,
  /** A message about a booking, 2,000 characters. */
  note: 8000,
  /** The subject of an inquiry, 120 characters. */
  subject: 480,
  /** The message of an inquiry, 4,000 characters. */
  message: 16_000,
  /** The name of a file as a disk has it, 255 characters. */
  fileName: 1020,
  /** What an outside service sends back with a browser, and a page of this site. */
  pageAddress: 2048,
} as const
