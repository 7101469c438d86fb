import { hkdfSync } from "node:crypto"

/** What one secret seals with: a key for texts, a key for files, and the id that both are known by. */
export type EncryptionKey = { readonly id: string; readonly texts: Buffer; readonly files: Buffer }

/** The current key seals; all of them, the current one first, open. */
export type EncryptionKeys = {
  readonly current: EncryptionKey
  readonly all: ReadonlyArray<EncryptionKey>
}

const KEY_BYTES = 32
const ID_BYTES = 6

const derived = (secret: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `singgah: ${use}`, bytes))

const keyOf = (secret: string): EncryptionKey => ({
  id: derived(secret, "key id", ID_BYTES).toString("base64url"),
  texts: derived(secret, "identity numbers", KEY_BYTES),
  files: derived(secret, "identity pictures", KEY_BYTES),
})

/** The keys of these secrets; the first seals, the others only open. */
export const encryptionKeys = (
  current: string,
  others: ReadonlyArray<string> = [],
): EncryptionKeys => ({
  current: keyOf(current),
  all: [current, ...others].map(keyOf),
})
