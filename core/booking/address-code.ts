import { Schema } from "effect"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"

/** A code as a guest types or pastes it. */
export const TypedCode = singleLine(bounds.code)

/** A code is on its way to the address of a booking's guest; another may be asked for later. */
export const CodeMailed = Schema.Struct({ againAfterSeconds: Schema.Int })
export interface CodeMailed extends Schema.Schema.Type<typeof CodeMailed> {}

/** The address of a booking's guest counts as proved in this browser. */
export const AddressProved = Schema.Struct({ proved: Schema.Literal(true) })
export interface AddressProved extends Schema.Schema.Type<typeof AddressProved> {}
