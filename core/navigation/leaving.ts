/** Somebody meant to lead a guest to another site without having said so. */
export class LeavingRefused extends Error {
  override readonly name = "LeavingRefused"
}

/** True for an address of another site, however it is written. */
export const leadsElsewhere = (address: string, origin: string): boolean =>
  new URL(address, origin).origin !== new URL(origin).origin

/**
 * The address, where it may be gone to: on this site always, elsewhere only by permission. Anything
 * else is a mistake of ours.
 */
export const destinationOf = (
  address: string,
  origin: string,
  { mayLeave = false }: { readonly mayLeave?: boolean } = {},
): string => {
  if (!mayLeave && leadsElsewhere(address, origin))
    throw new LeavingRefused(`Leaving for ${address} needs permission`)
  return address
}
