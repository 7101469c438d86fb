import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"

/** Seals texts again where another key than the current one sealed them, and knows whether any was. */
export const renewal = (encryption: RenewableEncryption) => {
  let needed = false
  return {
    renew: (sealed: string, place: string): string => {
      if (encryption.isCurrent(sealed)) return sealed
      needed = true
      return encryption.seal(encryption.open(sealed, place), place)
    },
    wasNeeded: () => needed,
  }
}
