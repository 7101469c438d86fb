import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

/** Hides a text from whoever reads the database; it opens only where it was put. */
export interface Sealing {
  readonly seal: (text: string, place: string) => string
  readonly open: (sealed: string, place: string) => string
}

const CIPHER = "aes-256-gcm"
const VERSION = "v1"
const NONCE_BYTES = 12

const sealed = (key: Buffer, text: string, place: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  const parts = [nonce, cipher.getAuthTag(), hidden].map((part) => part.toString("base64url"))
  return [VERSION, ...parts].join(".")
}

const opened = (key: Buffer, text: string, place: string): string => {
  const [version, ...parts] = text.split(".")
  const [nonce, tag, hidden] = parts.map((part) => Buffer.from(part, "base64url"))
  if (version !== VERSION || !nonce || !tag || !hidden) throw new Error("This was never sealed")
  const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8")
}

/** Seals with a secret (AES-256-GCM): with another secret, or elsewhere, nothing opens. */
export const sealingWith = (secret: string): Sealing => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "singgah: identity numbers", 32))
  return {
    seal: (text, place) => sealed(key, text, place),
    open: (text, place) => opened(key, text, place),
  }
}
