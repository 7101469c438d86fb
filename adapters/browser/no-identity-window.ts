import { WindowRefused, type IdentityWindow } from "#core/account/identity-window.port.ts"
import { Effect } from "effect"

/** Where no outside service has a window of its own. */
export const noIdentityWindow: IdentityWindow & { readonly comesNear: () => void } = {
  ask: () => Effect.fail(new WindowRefused()),
  comesNear: () => {},
}
