import type { FaultScenarioName } from "#adapters/fault-injection/faults.table.ts"
import type { Guest } from "#tests/journeys/steps/guest.ts"
import type { Sight } from "#tests/journeys/steps/sight.ts"
import type { StayInView } from "./stay-in-view.ts"
import type { Locator } from "playwright"

/** A guest with a stay in view that can be booked. */
export type Sitter = Guest & { readonly stay: StayInView }

/** How a guest comes to stand in one state, and by what they know it. */
export type Scene = {
  /** Under which fault scenario; without faults otherwise. */
  readonly on?: FaultScenarioName
  readonly comes: (guest: Sitter) => Promise<unknown>
  /** What is in sight in this state alone; it is waited for before every picture. */
  readonly sees: (sight: Sight) => Locator
  /** The state keeps words of one language: the guest comes anew for each. */
  readonly anew?: true
  /** The guest lets time pass, which nobody may find who uses the same browser afterwards. */
  readonly movesClock?: true
}

/** The scenes of one machine, by the path of the state. */
export type Scenes = Readonly<Record<string, Scene>>
