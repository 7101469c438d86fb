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
import { joinShortlist } from "./keep-shortlist.ts"
import { readProfile, removeKeptCard, savePreferences, saveProfile } from "./keep-profile.ts"
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
import type { Shortlists } from "../account/shortlists.port.ts"
import type { Verifications } from "../account/verifications.port.ts"
import { readVerification, setVerificationPicture, submitVerification } from "./verify.ts"
import { signedInAs, signedOut } from "./user-of.ts"

const orUnreachable = <A, E>(
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
  whoAmI: () => orUnreachable(whoAmI(needs, caller)),
  register: (registration) => orUnreachable(register(needs, caller, registration)),
  signIn: (credentials) => orUnreachable(signIn(needs, caller, credentials)),
  giveCode: (code) => orUnreachable(giveCode(needs, caller, code)),
  beginSecondFactor: () => orUnreachable(beginSecondFactor(needs, caller)),
  confirmSecondFactor: (code) => orUnreachable(confirmSecondFactor(needs, caller, code)),
  removeSecondFactor: (removal) => orUnreachable(removeSecondFactor(needs, caller, removal)),
  signOut: () => orUnreachable(signOut(needs, caller)),
  askForReset: (email) => orUnreachable(askForReset(needs, caller, email)),
  resetPassword: (reset) => orUnreachable(resetPassword(needs, caller, reset)),
  confirm: (password) => orUnreachable(confirm(needs, caller, password)),
  changePassword: (change) => orUnreachable(changePassword(needs, caller, change)),
  changeEmail: (email) => orUnreachable(changeEmail(needs, caller, email)),
  resendProof: () => orUnreachable(resendProof(needs, caller)),
  proveEmail: (link) => orUnreachable(proveEmail(needs, caller, link)),
  myRecords: () => orUnreachable(myRecords(needs, caller)),
  deleteAccount: () => orUnreachable(deleteAccount(needs, caller)),
})

/** Keeps the passkeys of the caller's account, and signs the caller in with one. */
export const passkeysFor = (needs: AccountServiceNeeds, caller: AccountCaller): Passkeys => ({
  beginAdding: () => orUnreachable(beginPasskey(needs, caller)),
  add: (made) => orUnreachable(addPasskey(needs, caller, made)),
  rename: (naming) => orUnreachable(renamePasskey(needs, caller, naming)),
  remove: (id) => orUnreachable(removePasskey(needs, caller, id)),
  beginSigningIn: (step) => orUnreachable(beginPasskeySignIn(needs, caller, step)),
  signIn: (given) => orUnreachable(signInWithPasskey(needs, caller, given)),
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
  finish: (back) => orUnreachable(finishIdentity(needs, caller, back)),
  link: (password) => orUnreachable(linkIdentity(needs, caller, password)),
})

/** Keeps the sessions of the caller's account. */
export const sessionsFor = (needs: AccountServiceNeeds, caller: AccountCaller): Sessions => ({
  list: () => orUnreachable(listSessions(needs, caller)),
  end: (id) => orUnreachable(endSession(needs, caller, id)),
  endAll: () => orUnreachable(endAllSessions(needs, caller)),
})

/** Keeps the profile of the caller's account. */
export const profilesFor = (needs: AccountServiceNeeds, caller: AccountCaller): Profiles => ({
  read: () => orUnreachable(readProfile(needs, caller)),
  save: (details) => orUnreachable(saveProfile(needs, caller, details)),
  savePreferences: (preferences) => orUnreachable(savePreferences(needs, caller, preferences)),
  setPicture: (file) => orUnreachable(setPicture(needs, caller, file)),
  removePicture: () => orUnreachable(removePicture(needs, caller)),
  removeCard: () => orUnreachable(removeKeptCard(needs, caller)),
})

/** Keeps the saved stays of the caller's account. */
export const shortlistsFor = (needs: AccountServiceNeeds, caller: AccountCaller): Shortlists => ({
  join: (marks) => orUnreachable(joinShortlist(needs, caller, marks)),
})

/** Checks the identity of the caller. */
export const verificationsFor = (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
): Verifications => ({
  read: () => orUnreachable(readVerification(needs, caller)),
  setPicture: (part, file) => orUnreachable(setVerificationPicture(needs, caller, part, file)),
  submit: (request) => orUnreachable(submitVerification(needs, caller, request)),
})
