import { Schema } from "effect"

/** The papers by which a guest proves who they are. */
export const IdentityKind = Schema.Literals(["mykad", "permanentResident", "passport"])
export type IdentityKind = typeof IdentityKind.Type
