import { accountsEndpoints, sessionsEndpoints } from "#adapters/http-api/accounts.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { Effect } from "effect"
import type { ApiClient } from "./api-client.ts"

const silent = () => new AccountsUnreachable()

/** Calls the account service over our own HTTP API. */
export const httpAccounts = (ask: ApiClient): Accounts => ({
  whoAmI: () => ask(accountsEndpoints.whoAmI, {}, silent),
  register: (payload) => ask(accountsEndpoints.register, { payload }, silent),
  signIn: (payload) => ask(accountsEndpoints.signIn, { payload }, silent),
  giveCode: (code) => ask(accountsEndpoints.giveCode, { payload: { code } }, silent),
  beginSecondFactor: () => ask(accountsEndpoints.beginSecondFactor, {}, silent),
  confirmSecondFactor: (code) =>
    ask(accountsEndpoints.confirmSecondFactor, { payload: { code } }, silent),
  removeSecondFactor: (payload) =>
    Effect.asVoid(ask(accountsEndpoints.removeSecondFactor, { payload }, silent)),
  signOut: () => ask(accountsEndpoints.signOut, {}, silent),
  askForReset: (email) =>
    Effect.asVoid(ask(accountsEndpoints.askForReset, { payload: { email } }, silent)),
  resetPassword: (payload) =>
    Effect.asVoid(ask(accountsEndpoints.resetPassword, { payload }, silent)),
  confirm: (password) => ask(accountsEndpoints.confirm, { payload: { password } }, silent),
  changePassword: (payload) => ask(accountsEndpoints.changePassword, { payload }, silent),
  changeEmail: (email) =>
    Effect.asVoid(ask(accountsEndpoints.changeEmail, { payload: { email } }, silent)),
  resendProof: () => Effect.asVoid(ask(accountsEndpoints.resendProof, {}, silent)),
  proveEmail: (link) => ask(accountsEndpoints.proveEmail, { payload: { link } }, silent),
  myRecords: () => ask(accountsEndpoints.myRecords, {}, silent),
  deleteAccount: () => ask(accountsEndpoints.deleteAccount, {}, silent),
})

/** Calls the session service over our own HTTP API. */
export const httpSessions = (ask: ApiClient): Sessions => ({
  list: () => ask(sessionsEndpoints.listSessions, {}, silent),
  end: (id) => ask(sessionsEndpoints.endSession, { params: { id } }, silent),
  endAll: () => ask(sessionsEndpoints.endAllSessions, {}, silent),
})
