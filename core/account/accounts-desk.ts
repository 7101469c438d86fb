import { Effect } from "effect"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountDesk, Caller } from "./account-desk.ts"
import { AccountsUnreachable } from "./account.errors.ts"
import type { Accounts } from "./accounts.port.ts"
import { changeEmail, proveEmail, resendProof } from "./addresses.ts"
import { finishIdentity, linkIdentity, startIdentity } from "./identity-desk.ts"
import { IdentityUnavailable } from "./identity.errors.ts"
import type { OutsideIdentity } from "./identity.port.ts"
import { removePicture, setPicture } from "./keep-picture.ts"
import { readProfile, savePreferences, saveProfile } from "./keep-profile.ts"
import { deleteAccount, myRecords } from "./leaving.ts"
import { openSessionOn } from "./open-session.ts"
import { askForReset, changePassword, resetPassword } from "./passwords-anew.ts"
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.ts"
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys-of.ts"
import type { Passkeys } from "./passkeys.port.ts"
import type { Profiles } from "./profiles.port.ts"
import { register } from "./register.ts"
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from "./second-factor-desk.ts"
import { giveCode } from "./second-step.ts"
import { endAllSessions, endSession, listSessions } from "./sessions-of.ts"
import type { Sessions } from "./sessions.port.ts"
import { confirm, signIn, signOut } from "./sign-in.ts"
import type { Verifications } from "./verifications.port.ts"
import { readVerification, setVerificationPicture, submitVerification } from "./verify.ts"
import { signedInAs, signedOut } from "./user-of.ts"

const reached = <A, E>(
  work: Effect.Effect<A, E | StoreUnreachable>,
): Effect.Effect<A, Exclude<E, StoreUnreachable> | AccountsUnreachable> =>
  Effect.mapError(work, (failure) =>
    failure instanceof StoreUnreachable
      ? new AccountsUnreachable()
      : (failure as Exclude<E, StoreUnreachable>),
  )

const whoAmI = (desk: AccountDesk, { browser }: Caller) =>
  Effect.map(openSessionOn(desk, browser), (open) =>
    open === null ? signedOut : signedInAs(open.account),
  )

/** Keeps accounts on the server, as the caller's browser meets them. */
export const accountsFor = (desk: AccountDesk, caller: Caller): Accounts => ({
  whoAmI: () => reached(whoAmI(desk, caller)),
  register: (registration) => reached(register(desk, caller, registration)),
  signIn: (credentials) => reached(signIn(desk, caller, credentials)),
  giveCode: (code) => reached(giveCode(desk, caller, code)),
  beginSecondFactor: () => reached(beginSecondFactor(desk, caller)),
  confirmSecondFactor: (code) => reached(confirmSecondFactor(desk, caller, code)),
  removeSecondFactor: (removal) => reached(removeSecondFactor(desk, caller, removal)),
  signOut: () => reached(signOut(desk, caller)),
  askForReset: (email) => reached(askForReset(desk, caller, email)),
  resetPassword: (reset) => reached(resetPassword(desk, caller, reset)),
  confirm: (password) => reached(confirm(desk, caller, password)),
  changePassword: (change) => reached(changePassword(desk, caller, change)),
  changeEmail: (email) => reached(changeEmail(desk, caller, email)),
  resendProof: () => reached(resendProof(desk, caller)),
  proveEmail: (link) => reached(proveEmail(desk, caller, link)),
  myRecords: () => reached(myRecords(desk, caller)),
  deleteAccount: () => reached(deleteAccount(desk, caller)),
})

/** Keeps the passkeys of the caller's account, and signs the caller in with one. */
export const passkeysFor = (desk: AccountDesk, caller: Caller): Passkeys => ({
  beginAdding: () => reached(beginPasskey(desk, caller)),
  add: (made) => reached(addPasskey(desk, caller, made)),
  rename: (naming) => reached(renamePasskey(desk, caller, naming)),
  remove: (id) => reached(removePasskey(desk, caller, id)),
  beginSigningIn: (step) => reached(beginPasskeySignIn(desk, caller, step)),
  signIn: (given) => reached(signInWithPasskey(desk, caller, given)),
})

/** Signs the caller in with an outside service. */
export const identityFor = (desk: AccountDesk, caller: Caller): OutsideIdentity => ({
  start: (redirect) =>
    Effect.catchTag(startIdentity(desk, caller, redirect), "StoreUnreachable", () =>
      Effect.fail(new IdentityUnavailable()),
    ),
  finish: (back) => reached(finishIdentity(desk, caller, back)),
  link: (password) => reached(linkIdentity(desk, caller, password)),
})

/** Keeps the sessions of the caller's account. */
export const sessionsFor = (desk: AccountDesk, caller: Caller): Sessions => ({
  list: () => reached(listSessions(desk, caller)),
  end: (id) => reached(endSession(desk, caller, id)),
  endAll: () => reached(endAllSessions(desk, caller)),
})

/** Keeps the profile of the caller's account. */
export const profilesFor = (desk: AccountDesk, caller: Caller): Profiles => ({
  read: () => reached(readProfile(desk, caller)),
  save: (details) => reached(saveProfile(desk, caller, details)),
  savePreferences: (preferences) => reached(savePreferences(desk, caller, preferences)),
  setPicture: (file) => reached(setPicture(desk, caller, file)),
  removePicture: () => reached(removePicture(desk, caller)),
})

/** Checks the identity of the caller. */
export const verificationsFor = (desk: AccountDesk, caller: Caller): Verifications => ({
  read: () => reached(readVerification(desk, caller)),
  setPicture: (part, file) => reached(setVerificationPicture(desk, caller, part, file)),
  submit: (request) => reached(submitVerification(desk, caller, request)),
})
