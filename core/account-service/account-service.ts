import { Effect } from "effect"
import { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { AccountsUnreachable } from "../account/account.errors.ts"
import type { Accounts } from "../account/accounts.port.ts"
import { changeEmail, proveEmail, resendProof } from "./change-email.ts"
import { finishIdentity, linkIdentity, startIdentity } from "./identity-service.ts"
import { IdentityUnavailable } from "../account/identity.errors.ts"
import type { OutsideIdentity } from "../account/identity.port.ts"
import { removePicture, setPicture } from "./keep-picture.ts"
import { readProfile, savePreferences, saveProfile } from "./keep-profile.ts"
import { deleteAccount, myRecords } from "./delete-account.ts"
import { openSessionOn } from "./open-session.ts"
import { askForReset, changePassword, resetPassword } from "./reset-password.ts"
import { beginPasskeySignIn, signInWithPasskey } from "./passkey-sign-in.ts"
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys-of.ts"
import type { Passkeys } from "../account/passkeys.port.ts"
import type { Profiles } from "../account/profiles.port.ts"
import { register } from "./register.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from "./second-factor-service.ts"
import { giveCode } from "./second-step.ts"
import { endAllSessions, endSession, listSessions } from "./sessions-of.ts"
import type { Sessions } from "../account/sessions.port.ts"
import { confirm, signIn, signOut } from "./sign-in.ts"
import type { Verifications } from "../account/verifications.port.ts"
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

const whoAmI = (needs: AccountServiceNeeds, { browser }: AccountCaller) =>
  Effect.map(openSessionOn(needs, browser), (open) =>
    open === null ? signedOut : signedInAs(open.account),
  )

/** Keeps accounts on the server, as the caller's browser meets them. */
export const accountsFor = (needs: AccountServiceNeeds, caller: AccountCaller): Accounts => ({
  whoAmI: () => reached(whoAmI(needs, caller)),
  register: (registration) => reached(register(needs, caller, registration)),
  signIn: (credentials) => reached(signIn(needs, caller, credentials)),
  giveCode: (code) => reached(giveCode(needs, caller, code)),
  beginSecondFactor: () => reached(beginSecondFactor(needs, caller)),
  confirmSecondFactor: (code) => reached(confirmSecondFactor(needs, caller, code)),
  removeSecondFactor: (removal) => reached(removeSecondFactor(needs, caller, removal)),
  signOut: () => reached(signOut(needs, caller)),
  askForReset: (email) => reached(askForReset(needs, caller, email)),
  resetPassword: (reset) => reached(resetPassword(needs, caller, reset)),
  confirm: (password) => reached(confirm(needs, caller, password)),
  changePassword: (change) => reached(changePassword(needs, caller, change)),
  changeEmail: (email) => reached(changeEmail(needs, caller, email)),
  resendProof: () => reached(resendProof(needs, caller)),
  proveEmail: (link) => reached(proveEmail(needs, caller, link)),
  myRecords: () => reached(myRecords(needs, caller)),
  deleteAccount: () => reached(deleteAccount(needs, caller)),
})

/** Keeps the passkeys of the caller's account, and signs the caller in with one. */
export const passkeysFor = (needs: AccountServiceNeeds, caller: AccountCaller): Passkeys => ({
  beginAdding: () => reached(beginPasskey(needs, caller)),
  add: (made) => reached(addPasskey(needs, caller, made)),
  rename: (naming) => reached(renamePasskey(needs, caller, naming)),
  remove: (id) => reached(removePasskey(needs, caller, id)),
  beginSigningIn: (step) => reached(beginPasskeySignIn(needs, caller, step)),
  signIn: (given) => reached(signInWithPasskey(needs, caller, given)),
})

/** Signs the caller in with an outside service. */
export const identityFor = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
): OutsideIdentity => ({
  start: (redirect) =>
    Effect.catchTag(startIdentity(needs, caller, redirect), "StoreUnreachable", () =>
      Effect.fail(new IdentityUnavailable()),
    ),
  finish: (back) => reached(finishIdentity(needs, caller, back)),
  link: (password) => reached(linkIdentity(needs, caller, password)),
})

/** Keeps the sessions of the caller's account. */
export const sessionsFor = (needs: AccountServiceNeeds, caller: AccountCaller): Sessions => ({
  list: () => reached(listSessions(needs, caller)),
  end: (id) => reached(endSession(needs, caller, id)),
  endAll: () => reached(endAllSessions(needs, caller)),
})

/** Keeps the profile of the caller's account. */
export const profilesFor = (needs: AccountServiceNeeds, caller: AccountCaller): Profiles => ({
  read: () => reached(readProfile(needs, caller)),
  save: (details) => reached(saveProfile(needs, caller, details)),
  savePreferences: (preferences) => reached(savePreferences(needs, caller, preferences)),
  setPicture: (file) => reached(setPicture(needs, caller, file)),
  removePicture: () => reached(removePicture(needs, caller)),
})

/** Checks the identity of the caller. */
export const verificationsFor = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
): Verifications => ({
  read: () => reached(readVerification(needs, caller)),
  setPicture: (part, file) => reached(setVerificationPicture(needs, caller, part, file)),
  submit: (request) => reached(submitVerification(needs, caller, request)),
})
