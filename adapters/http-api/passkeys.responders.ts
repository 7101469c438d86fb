import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { passkeysEndpoints } from "./passkeys.endpoints.ts"
import type { Responders } from "./responders.ts"

/** Answers the calls about passkeys from the port. */
export const passkeysResponders = (passkeys: Passkeys): Responders<typeof passkeysEndpoints> => ({
  beginPasskey: () => passkeys.beginAdding(),
  addPasskey: ({ payload }) => passkeys.add(payload),
  renamePasskey: ({ payload }) => passkeys.rename(payload),
  removePasskey: ({ payload }) => passkeys.remove(payload.id),
  beginPasskeySignIn: ({ payload }) => passkeys.beginSigningIn(payload.step),
  signInWithPasskey: ({ payload }) => passkeys.signIn(payload),
})
