/** Hides a text from whoever reads what is stored; it opens only where it was put. */
export interface Encryption {
  readonly seal: (text: string, place: string) => string
  readonly open: (sealed: string, place: string) => string
}

/** Sealing with several keys: the current one seals, all of them open. */
export interface RenewableEncryption extends Encryption {
  /** Whether a sealed text was sealed with the current key. */
  readonly isCurrent: (sealed: string) => boolean
}
