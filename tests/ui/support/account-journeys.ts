import { accountStepWith } from "#core/account/account-step.actors.ts"
import type { Authenticator } from "#core/account/authenticator.port.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { User } from "#core/account/account.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { IdentityWindow } from "#core/account/identity-window.port.ts"
import { passwordRecoveryWith } from "#core/account/password-recovery.actors.ts"
import { profileWith } from "#core/account/profile.actors.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import { registrationWith } from "#core/account/registration.actors.ts"
import { sessionWith } from "#core/sign-in/session.actors.ts"
import { sessionsWith } from "#core/account/sessions.actors.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { verificationWith } from "#core/account/verification.actors.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import { linkRequestWith } from "#core/managing/link-request.actors.ts"
import { manageBookingWith } from "#core/managing/manage-booking.actors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { myBookingsWith } from "#core/managing/my-bookings.actors.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import {
  scriptedAccounts,
  scriptedAuthenticator,
  scriptedIdentity,
  scriptedPasskeys,
  scriptedProfiles,
  scriptedSessions,
  scriptedVerifications,
  scriptedWindow,
} from "#fixtures/doubles/accounts.scripted.ts"
import { scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import { scriptedManaging } from "#fixtures/doubles/managed-bookings.scripted.ts"
import type { AccountJourneys } from "#ui/app/account-journeys.ts"
import type { Drafts } from "#ui/app/drafts.ts"
import type { TabSession } from "#ui/app/session.ts"
import { createActor } from "xstate"

/** What answers otherwise than well. */
export type AccountScript = {
  readonly accounts?: Partial<Accounts>
  readonly identity?: Partial<OutsideIdentity>
  readonly window?: Partial<IdentityWindow>
  readonly comesNearGoogle?: AccountJourneys["comesNearGoogle"]
  readonly passkeys?: Partial<Passkeys>
  readonly authenticator?: Partial<Authenticator>
  readonly profiles?: Partial<Profiles>
  readonly sessions?: Partial<Sessions>
  readonly verifications?: Partial<Verifications>
  readonly bookings?: Partial<ManagedBookings>
  readonly cards?: Partial<CardPayments>
}

/** The ways of a guest with an account, on which all goes well but for what the script says. */
export const scriptedJourneys = (script: AccountScript = {}): AccountJourneys => {
  const accounts = scriptedAccounts(script.accounts)
  const bookings = scriptedManaging(script.bookings)
  const outside = {
    identity: scriptedIdentity(script.identity),
    window: scriptedWindow(script.window),
  }
  const ofPasskeys = {
    passkeys: scriptedPasskeys(script.passkeys),
    authenticator: scriptedAuthenticator(script.authenticator),
  }
  const cards = scriptedCards(script.cards)
  return {
    session: async (input) =>
      createActor(sessionWith({ accounts, ...outside, ...ofPasskeys }), { input }).start(),
    registration: async () => createActor(registrationWith(accounts)).start(),
    passwordRecovery: async (input) =>
      createActor(passwordRecoveryWith(accounts), { input }).start(),
    profile: async () => createActor(profileWith(scriptedProfiles(script.profiles))).start(),
    accountStep: async () => createActor(accountStepWith({ accounts, ...ofPasskeys })).start(),
    sessions: async () => createActor(sessionsWith(scriptedSessions(script.sessions))).start(),
    verification: async () =>
      createActor(verificationWith(scriptedVerifications(script.verifications))).start(),
    myBookings: async () => createActor(myBookingsWith(bookings)).start(),
    linkRequest: async (input) => createActor(linkRequestWith(bookings), { input }).start(),
    manageBooking: async (asked) => {
      const input = { visit: "visit-1", ...asked }
      return createActor(manageBookingWith({ bookings, cards }), { input }).start()
    },
    comesNearGoogle: script.comesNearGoogle ?? (async () => {}),
  }
}

/** A tab whose session begins like this. */
export const aTabSession = (first: User | null = null): TabSession => {
  const listeners = new Set<() => void>()
  let current = first
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    becomes: (user) => {
      current = user
      for (const listener of listeners) listener()
    },
  }
}

/** What a tab keeps of its forms, in sight of the test. */
export const keptDrafts = () => {
  const kept = new Map<string, object>()
  const drafts: Drafts = {
    read: (form) => ({ ...kept.get(form) }),
    keep: (form, typed) => void kept.set(form, typed),
    forget: (form) => void kept.delete(form),
  }
  return { drafts, kept }
}
