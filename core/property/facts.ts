import { Schema } from "effect"
import { factGroups } from "./fact-groups.ts"

/** A fact that a property has or has not, as it is read from outside. */
export const FactSchema = Schema.Literals([
  ...factGroups.access,
  ...factGroups.muslimTravellers,
  ...factGroups.family,
  ...factGroups.practical,
])
