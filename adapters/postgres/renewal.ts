import type { RenewableSealing } from "#core/kernel/sealing.port.ts"

/** Seals texts again where another key than the current one sealed them, and knows whether any was. */
export const renewal = (sealing: RenewableSealing) => {
  let needed = false
  return {
    renew: (sealed: string, place: string): string => {
      if (sealing.isCurrent(sealed)) return sealed
      needed = true
      return sealing.seal(sealing.open(sealed, place), place)
    },
    wasNeeded: () => needed,
  }
}
