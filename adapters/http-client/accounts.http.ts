import {
  accountsEndpoints as calls,
  sessionsEndpoints as listed,
} from "#adapters/http-api/accounts.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { Effect } from "effect"
import type { ApiClient } from "./api-client.ts"

const silent = () => new AccountsUnreachable()

/** Calls the account service over our own HTTP API. */
export const httpAccounts = (ask: ApiClient): Accounts => ({
  whoAmI: () => ask(calls.whoAmI, {}, silent),
  register: (payload) => ask(calls.register, { payload }, silent),
  signIn: (payload) => ask(calls.signIn, { payload }, silent),
  giveCode: (code) => ask(calls.giveCode, { payload: { code } }, silent),
  beginSecondFactor: () => ask(calls.beginSecondFactor, {}, silent),
  confirmSecondFactor: (code) => ask(calls.confirmSecondFactor, { payload: { code } }, silent),
  removeSecondFactor: (payload) =>
    Effect.asVoid(ask(calls.removeSecondFactor, { payload }, silent)),
  signOut: () => ask(calls.signOut, {}, silent),
  askForReset: (email) => Effect.asVoid(ask(calls.askForReset, { payload: { email } }, silent)),
  resetPassword: (payload) => Effect.asVoid(ask(calls.resetPassword, { payload }, silent)),
  confirm: (password) => ask(calls.confirm, { payload: { password } }, silent),
  changePassword: (payload) => ask(calls.changePassword, { payload }, silent),
  changeEmail: (email) => Effect.asVoid(ask(calls.changeEmail, { payload: { email } }, silent)),
  resendProof: () => Effect.asVoid(ask(calls.resendProof, {}, silent)),
  proveEmail: (link) => ask(calls.proveEmail, { payload: { link } }, silent),
  myRecords: () => ask(calls.myRecords, {}, silent),
  deleteAccount: () => ask(calls.deleteAccount, {}, silent),
})

/** Calls the session service over our own HTTP API. */
export const httpSessions = (ask: ApiClient): Sessions => ({
  list: () => ask(listed.listSessions, {}, silent),
  end: (id) => ask(listed.endSession, { params: { id } }, silent),
  endAll: () => ask(listed.endAllSessions, {}, silent),
})
