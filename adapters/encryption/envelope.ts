import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const CIPHER = "aes-256-gcm"
const NONCE_BYTES = 12

/** Bytes under AES-256-GCM: what is hidden, the nonce it was hidden with and the tag that proves both. */
export type Box = { readonly nonce: Buffer; readonly tag: Buffer; readonly hidden: Buffer }

/** Hides bytes; they open with the same key and for the same place alone. */
export const boxed = (key: Buffer, bytes: Uint8Array, place: string): Box => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()])
  return { nonce, tag: cipher.getAuthTag(), hidden }
}

/** The bytes of a box; throws when the key or the place is another, or the box was touched. */
export const unboxed = (key: Buffer, { nonce, tag, hidden }: Box, place: string): Buffer => {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: 16 })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(hidden), decipher.final()])
}
