import type { Files } from "#core/files/files.port.ts"
import type { SealedFiles } from "#core/files/sealed-files.port.ts"
import { Effect } from "effect"
import { boxed, unboxed } from "./envelope.ts"
import type { EncryptionKey, EncryptionKeys } from "./keys.ts"

/** How a sealed file begins; the id of its key, the nonce and the tag follow. */
const MARK = Buffer.from("SGH2")
const ID_END = MARK.length + 8
const NONCE_END = ID_END + 12
const TAG_END = NONCE_END + 16

const isSealed = (file: Uint8Array): boolean =>
  file.byteLength >= TAG_END && MARK.equals(file.subarray(0, MARK.length))

const idOf = (file: Uint8Array): string =>
  Buffer.from(file.subarray(MARK.length, ID_END)).toString("latin1")

const sealed = ({ id, files }: EncryptionKey, name: string, bytes: Uint8Array): Uint8Array => {
  const { nonce, tag, hidden } = boxed(files, bytes, name)
  return new Uint8Array(Buffer.concat([MARK, Buffer.from(id, "latin1"), nonce, tag, hidden]))
}

const opened = ({ all }: EncryptionKeys, name: string, file: Uint8Array): Uint8Array => {
  if (!isSealed(file)) throw new Error(`The file ${name} lies open: a start seals it`)
  const key = all.find(({ id }) => id === idOf(file))
  if (key === undefined) throw new Error(`The file ${name} was sealed with another key`)
  const part = (from: number, to?: number) => Buffer.from(file.subarray(from, to))
  const box = { nonce: part(ID_END, NONCE_END), tag: part(NONCE_END, TAG_END) }
  return new Uint8Array(unboxed(key.files, { ...box, hidden: part(TAG_END) }, name))
}

/** Seals files (AES-256-GCM) wherever they are kept; a file opens under its own name alone. */
export const encryptedFiles = (files: Files, keys: EncryptionKeys): SealedFiles => {
  const { current } = keys
  const keep = (name: string, bytes: Uint8Array) =>
    Effect.suspend(() => files.keep(name, sealed(current, name, bytes)))
  return {
    key: current.id,
    keep,
    read: (name) =>
      Effect.map(files.read(name), (file) => (file === null ? null : opened(keys, name, file))),
    remove: files.remove,
    renew: (name, from) =>
      Effect.flatMap(files.read(name), (file) => {
        if (file === null || (isSealed(file) && idOf(file) === current.id)) return Effect.void
        const liesOpen = from === null && !isSealed(file)
        return keep(name, liesOpen ? file : opened(keys, name, file))
      }),
  }
}
