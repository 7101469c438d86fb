const BYTES = 16

/**
 * A name for one visit of a form, which nobody else draws. A browser draws whole identifiers for
 * sites over https alone; random bytes it draws everywhere.
 */
export const newVisit = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
