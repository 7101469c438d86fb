import { Schema, type Effect } from "effect"
import type { IdentityReturn } from "./identity.port.ts"

/** The outside service's own window cannot open here; the whole page can go there instead. */
export class WindowRefused extends Schema.TaggedError<WindowRefused>()("WindowRefused", {}) {}

/** The outside service's own window over the page. */
export interface IdentityWindow {
  /** Opens it for what was begun with this state; a guest who closes it has said no. */
  readonly ask: (state: string) => Effect.Effect<IdentityReturn, WindowRefused>
}
