/** The time, in milliseconds since 1970. Nothing in core looks at a clock of its own. */
export interface Clock {
  readonly now: () => number
}

/** Bytes that nobody can foresee. */
export interface Randomness {
  readonly bytes: (count: number) => Uint8Array
}

/** HMAC-SHA-1 (RFC 2104) of a message under a key: what authenticator apps count with. */
export type Mac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/** A fingerprint by which a secret is known again, and from which nobody finds it. */
export type Digest = (text: string) => string
