const BYTES = 16

/**
 * A unique id for one visit of a form, made of random bytes: browsers create UUIDs only on https
 * pages.
 */
export const newVisit = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("")
