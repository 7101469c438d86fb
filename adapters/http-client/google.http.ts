import { googleEndpoints } from "#adapters/http-api/google.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { IdentityUnavailable } from "#core/account/identity.errors.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { ApiClient } from "./api-client.ts"

/** No page of this site has so long an address; it leads to the home page. */
const homeIfTooLong = (redirect: string): string =>
  redirect.length > bounds.pageAddress ? "/" : redirect

/** Reaches the sign-in with Google through our own HTTP API. */
export const httpIdentity = (ask: ApiClient): OutsideIdentity => ({
  start: (redirect) =>
    ask(
      googleEndpoints.startGoogle,
      { payload: { redirect: homeIfTooLong(redirect) } },
      () => new IdentityUnavailable(),
    ),
  finish: (payload) =>
    ask(googleEndpoints.finishGoogle, { payload }, () => new IdentityUnavailable()),
  link: (password) =>
    ask(googleEndpoints.linkGoogle, { payload: { password } }, () => new AccountsUnreachable()),
})
