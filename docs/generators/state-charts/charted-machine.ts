import type { AnyStateMachine } from "xstate"
import type { Cause } from "./causes.ts"

/** A machine that has a page of its own. */
export interface ChartedMachine {
  readonly name: string
  readonly title: string
  readonly machine: AnyStateMachine
  /** Who causes those of its events whose names do not say. */
  readonly causes?: Readonly<Record<string, Cause>>
  /** What each of its actors does: the name of a call of the API, or a sentence. */
  readonly asks?: Readonly<Record<string, string>>
  /** Why nobody sees a state, where it has no screen of its own. */
  readonly unseen?: Readonly<Record<string, string>>
}
