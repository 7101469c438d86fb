import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"
import { boxed, unboxed, type Box } from "./envelope.ts"
import type { EncryptionKey, EncryptionKeys } from "./keys.ts"

const VERSION = "v2"

/** Texts of before keys had ids: any key may be theirs. */
const OLDER = "v1"

type Parts = {
  /** Null where the text does not say. */
  readonly key: string | null
  readonly box: Box
}

const partsOf = (text: string): Parts => {
  const [version, ...rest] = text.split(".")
  const [key, parts] = version === OLDER ? [null, rest] : [rest[0], rest.slice(1)]
  const [nonce, tag, hidden] = parts.map((part) => Buffer.from(part, "base64url"))
  const isKnown = version === OLDER || version === VERSION
  if (!isKnown || key === undefined || !nonce || !tag || !hidden)
    throw new Error("This was never sealed")
  return { key, box: { nonce, tag, hidden } }
}

const sealed = ({ id, texts }: EncryptionKey, text: string, place: string): string => {
  const { nonce, tag, hidden } = boxed(texts, Buffer.from(text), place)
  const parts = [nonce, tag, hidden].map((part) => part.toString("base64url"))
  return [VERSION, id, ...parts].join(".")
}

const opens = ({ texts }: EncryptionKey, { box }: Parts, place: string): string | null => {
  try {
    return unboxed(texts, box, place).toString("utf8")
  } catch {
    return null
  }
}

const opened = ({ all }: EncryptionKeys, text: string, place: string): string => {
  const parts = partsOf(text)
  for (const key of all) {
    const read = parts.key === null || parts.key === key.id ? opens(key, parts, place) : null
    if (read !== null) return read
  }
  throw new Error("This does not open: another key, another place, or changed since")
}

/** Seals texts (AES-256-GCM): without the key, or elsewhere, nothing opens. */
export const encryptionWith = (keys: EncryptionKeys): RenewableEncryption => ({
  seal: (text, place) => sealed(keys.current, text, place),
  open: (text, place) => opened(keys, text, place),
  isCurrent: (text) => partsOf(text).key === keys.current.id,
})
