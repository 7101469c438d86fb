import { Schema } from "effect"

/**
 * How far a guest is known who has not paid for this stay: `stranger` knows nobody, `proved` reads
 * the mail of the address given, `known` is signed in and paid for a stay by card before.
 */
export const GuestTrust = Schema.Literals(["stranger", "proved", "known"])
export type GuestTrust = typeof GuestTrust.Type
