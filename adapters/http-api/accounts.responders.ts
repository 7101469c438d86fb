import type { Accounts } from "#core/account/accounts.port.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { Effect } from "effect"
import type { accountsEndpoints, sessionsEndpoints } from "./accounts.endpoints.ts"
import type { googleEndpoints } from "./google.endpoints.ts"
import type { Responders } from "./responders.ts"

const nothing = <E>(work: Effect.Effect<void, E>) => Effect.as(work, {})

/** Answers the calls about accounts from the port. */
export const accountsResponders = (accounts: Accounts): Responders<typeof accountsEndpoints> => ({
  whoAmI: () => accounts.whoAmI(),
  register: ({ payload }) => accounts.register(payload),
  signIn: ({ payload }) => accounts.signIn(payload),
  giveCode: ({ payload }) => accounts.giveCode(payload.code),
  beginSecondFactor: () => accounts.beginSecondFactor(),
  confirmSecondFactor: ({ payload }) => accounts.confirmSecondFactor(payload.code),
  removeSecondFactor: ({ payload }) => nothing(accounts.removeSecondFactor(payload)),
  signOut: () => accounts.signOut(),
  askForReset: ({ payload }) => nothing(accounts.askForReset(payload.email)),
  resetPassword: ({ payload }) => nothing(accounts.resetPassword(payload)),
  confirm: ({ payload }) => accounts.confirm(payload.password),
  changePassword: ({ payload }) => accounts.changePassword(payload),
  changeEmail: ({ payload }) => nothing(accounts.changeEmail(payload.email)),
  resendProof: () => nothing(accounts.resendProof()),
  proveEmail: ({ payload }) => accounts.proveEmail(payload.link),
  myRecords: () => accounts.myRecords(),
  deleteAccount: () => accounts.deleteAccount(),
})

/** Answers the calls about the asking guest's sessions from the port. */
export const sessionsResponders = (sessions: Sessions): Responders<typeof sessionsEndpoints> => ({
  listSessions: () => sessions.list(),
  endSession: ({ params }) => sessions.end(params.id),
  endAllSessions: () => sessions.endAll(),
})

/** Answers the calls about signing in with Google from the port. */
export const googleResponders = (
  identity: OutsideIdentity,
): Responders<typeof googleEndpoints> => ({
  startGoogle: ({ payload }) => identity.start(payload.redirect),
  finishGoogle: ({ payload }) => identity.finish(payload),
  linkGoogle: ({ payload }) => identity.link(payload.password),
})
