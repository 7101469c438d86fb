import { accountsEndpoints, sessionsEndpoints } from "#adapters/http-api/accounts.endpoints.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { Effect } from "effect"
import type { ApiClient } from "./api-client.ts"
import type { CallsUnderWay } from "./calls-under-way.ts"

type Answered = Pick<CallsUnderWay, "answered">

const NO_OTHERS: Answered = { answered: Effect.void }

const silent = () => new AccountsUnreachable()

/**
 * Calls the account service over our own HTTP API. Signing out waits until the guest's other calls
 * are `answered`: a stay that was saved a moment before would be refused with the ended session.
 */
export const httpAccounts = (ask: ApiClient, { answered }: Answered = NO_OTHERS): Accounts => ({
  whoAmI: () => ask(accountsEndpoints.whoAmI, {}, silent),
  register: (payload) => ask(accountsEndpoints.register, { payload }, silent),
  signIn: (payload) => ask(accountsEndpoints.signIn, { payload }, silent),
  giveCode: (code) => ask(accountsEndpoints.giveCode, { payload: { code } }, silent),
  beginSecondFactor: () => ask(accountsEndpoints.beginSecondFactor, {}, silent),
  confirmSecondFactor: (code) =>
    ask(accountsEndpoints.confirmSecondFactor, { payload: { code } }, silent),
  removeSecondFactor: (payload) =>
    Effect.asVoid(ask(accountsEndpoints.removeSecondFactor, { payload }, silent)),
  signOut: () => Effect.andThen(answered, ask(accountsEndpoints.signOut, {}, silent)),
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

/** Calls the session service over our own HTTP API; a session is ended as signing out ends it. */
export const httpSessions = (ask: ApiClient, { answered }: Answered = NO_OTHERS): Sessions => ({
  list: () => ask(sessionsEndpoints.listSessions, {}, silent),
  end: (id) =>
    Effect.andThen(answered, ask(sessionsEndpoints.endSession, { params: { id } }, silent)),
  endAll: () => Effect.andThen(answered, ask(sessionsEndpoints.endAllSessions, {}, silent)),
})
