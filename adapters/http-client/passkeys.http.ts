import { passkeysEndpoints as calls } from "#adapters/http-api/passkeys.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new AccountsUnreachable()

/** Calls the passkey service over our own HTTP API. */
export const httpPasskeys = (ask: ApiClient): Passkeys => ({
  beginAdding: () => ask(calls.beginPasskey, {}, silent),
  add: (payload) => ask(calls.addPasskey, { payload }, silent),
  rename: (payload) => ask(calls.renamePasskey, { payload }, silent),
  remove: (id) => ask(calls.removePasskey, { payload: { id } }, silent),
  beginSigningIn: (step) => ask(calls.beginPasskeySignIn, { payload: { step } }, silent),
  signIn: (payload) => ask(calls.signInWithPasskey, { payload }, silent),
})
