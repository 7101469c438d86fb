import { passkeysEndpoints } from "#adapters/http-api/passkeys.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new AccountsUnreachable()

/** Calls the passkey service over our own HTTP API. */
export const httpPasskeys = (ask: ApiClient): Passkeys => ({
  beginAdding: () => ask(passkeysEndpoints.beginPasskey, {}, silent),
  add: (payload) => ask(passkeysEndpoints.addPasskey, { payload }, silent),
  rename: (payload) => ask(passkeysEndpoints.renamePasskey, { payload }, silent),
  remove: (id) => ask(passkeysEndpoints.removePasskey, { payload: { id } }, silent),
  beginSigningIn: (step) =>
    ask(passkeysEndpoints.beginPasskeySignIn, { payload: { step } }, silent),
  signIn: (payload) => ask(passkeysEndpoints.signInWithPasskey, { payload }, silent),
})
