import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"

/** Seals under the name of a key, and opens what any key sealed in the same place. */
export const sealing = (key: string): RenewableEncryption => ({
  seal: (text, place) => `${key}|${place}|${text}`,
  open: (sealed, place) => {
    const [, where, text] = sealed.split("|")
    if (where !== place || text === undefined) throw new Error(`Not sealed at ${place}: ${sealed}`)
    return text
  },
  isCurrent: (sealed) => sealed.startsWith(`${key}|`),
})

/** What a document says. */
export const parsed = (document: string | null): unknown => JSON.parse(document ?? "null")
