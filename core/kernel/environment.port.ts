/** The time, in milliseconds since 1970. Nothing in core looks at a clock of its own. */
export interface Clock {
  readonly now: () => number
}

/** Cryptographically random bytes. */
export interface Randomness {
  readonly bytes: (count: number) => Uint8Array
}

/** HMAC-SHA-1 (RFC 2104) of a message under a key: what authenticator apps count with. */
export type Mac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/** A one-way hash by which a secret can be recognised but not recovered. */
export type Digest = (text: string) => string
