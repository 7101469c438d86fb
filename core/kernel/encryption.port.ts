/** Encrypts a text in storage; it can be decrypted only in the place that it was stored for. */
export interface Encryption {
  readonly seal: (text: string, place: string) => string
  readonly open: (sealed: string, place: string) => string
}

/** Encryption with several keys: the current one encrypts, each of them decrypts what it encrypted. */
export interface RenewableEncryption extends Encryption {
  /** Whether a sealed text was sealed with the current key. */
  readonly isCurrent: (sealed: string) => boolean
}
