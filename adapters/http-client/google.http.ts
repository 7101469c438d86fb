import { googleEndpoints as calls } from "#adapters/http-api/google.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { IdentityUnavailable } from "#core/account/identity.errors.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { ApiClient } from "./api-client.ts"

/** Reaches the sign-in with Google through our own HTTP API. */
export const httpIdentity = (ask: ApiClient): OutsideIdentity => ({
  start: (redirect) =>
    ask(calls.startGoogle, { payload: { redirect } }, () => new IdentityUnavailable()),
  finish: (payload) => ask(calls.finishGoogle, { payload }, () => new IdentityUnavailable()),
  link: (password) =>
    ask(calls.linkGoogle, { payload: { password } }, () => new AccountsUnreachable()),
})
