import { accountStepWith } from "#core/account/account-step.actors.ts"
import { WindowRefused } from "#core/account/identity-window.port.ts"
import { passwordRecoveryWith } from "#core/account/password-recovery.actors.ts"
import type { passwordRecoveryMachine } from "#core/account/password-recovery.machine.ts"
import { profileWith } from "#core/account/profile.actors.ts"
import { registrationWith } from "#core/account/registration.actors.ts"
import { sessionWith } from "#core/account/session.actors.ts"
import type { sessionMachine } from "#core/account/session.machine.ts"
import { sessionsWith } from "#core/account/sessions.actors.ts"
import { verificationWith } from "#core/account/verification.actors.ts"
import { manageBookingWith } from "#core/managing/manage-booking.actors.ts"
import type { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import { myBookingsWith } from "#core/managing/my-bookings.actors.ts"
import { Effect } from "effect"
import { createActor, type InputFrom } from "xstate"
import { httpAccounts, httpSessions } from "../http-client/accounts.http.ts"
import { apiClient, type ApiPlace } from "../http-client/api-client.ts"
import { httpIdentity } from "../http-client/google.http.ts"
import { httpManagedBookings } from "../http-client/managed-bookings.http.ts"
import { httpPasskeys } from "../http-client/passkeys.http.ts"
import { httpProfiles, httpVerifications } from "../http-client/profiles.http.ts"
import { browserAuthenticator } from "../browser/authenticator.browser.ts"
import { googleWindow, type WindowSettings } from "../browser/identity-window.google.ts"
import { loadScript } from "../browser/script.browser.ts"
import { newVisit } from "../browser/visit.browser.ts"
import type { CardFormSettings } from "../stripe/card-form.stripe.ts"
import { cardsOfPage } from "./browser-cards.ts"

/** What this deployment has from outside for a guest with an account. */
type OutsideSettings = {
  readonly cardForm?: CardFormSettings | undefined
  readonly window?: WindowSettings | undefined
}

const windowWith = (settings?: WindowSettings) =>
  settings
    ? googleWindow(settings, loadScript)
    : { ask: () => Effect.fail(new WindowRefused()), comesNear: () => {} }

/** The ways of a guest with an account: each begins a machine that the server plays over HTTP. */
export const accountAt = (place: ApiPlace, { cardForm, window }: OutsideSettings) => {
  const identityWindow = windowWith(window)
  const ask = apiClient(place)
  const accounts = httpAccounts(ask)
  const bookings = httpManagedBookings(ask)
  const outside = { identity: httpIdentity(ask), window: identityWindow }
  const ofPasskeys = { passkeys: httpPasskeys(ask), authenticator: browserAuthenticator }
  return {
    comesNearGoogle: async () => identityWindow.comesNear(),
    session: async (input: InputFrom<typeof sessionMachine>) =>
      createActor(sessionWith({ accounts, ...outside, ...ofPasskeys }), { input }).start(),
    registration: async () => createActor(registrationWith(accounts)).start(),
    passwordRecovery: async (input: InputFrom<typeof passwordRecoveryMachine>) =>
      createActor(passwordRecoveryWith(accounts), { input }).start(),
    profile: async () => createActor(profileWith(httpProfiles(ask))).start(),
    accountStep: async () => createActor(accountStepWith({ accounts, ...ofPasskeys })).start(),
    sessions: async () => createActor(sessionsWith(httpSessions(ask))).start(),
    verification: async () => createActor(verificationWith(httpVerifications(ask))).start(),
    myBookings: async () => createActor(myBookingsWith(bookings)).start(),
    manageBooking: async (asked: Omit<InputFrom<typeof manageBookingMachine>, "visit">) => {
      const { cards } = cardsOfPage(cardForm)
      const input = { visit: newVisit(), ...asked }
      return createActor(manageBookingWith({ bookings, cards }), { input }).start()
    },
  }
}
