import { accountStepWith } from "#core/account/account-step.actors.ts"
import { WindowRefused, type IdentityWindow } from "#core/account/identity-window.port.ts"
import { passwordRecoveryWith } from "#core/account/password-recovery.actors.ts"
import { profileWith } from "#core/account/profile.actors.ts"
import { registrationWith } from "#core/account/registration.actors.ts"
import { sessionWith } from "#core/account/session.actors.ts"
import { sessionsWith } from "#core/account/sessions.actors.ts"
import { verificationWith } from "#core/account/verification.actors.ts"
import { manageBookingWith } from "#core/booking/manage-booking.actors.ts"
import { myBookingsWith } from "#core/booking/my-bookings.actors.ts"
import { Effect } from "effect"
import { createActor, type AnyStateMachine } from "xstate"
import { httpAccounts, httpSessions } from "../http-client/accounts.http.ts"
import { apiClient, type ApiPlace } from "../http-client/api-client.ts"
import { httpIdentity } from "../http-client/google.http.ts"
import { httpManagedBookings } from "../http-client/managed-bookings.http.ts"
import { httpProfiles, httpVerifications } from "../http-client/profiles.http.ts"
import { googleWindow, type WindowSettings } from "../browser/identity-window.google.ts"
import { loadScript } from "../browser/script.browser.ts"
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

/** Every machine of a guest's account with its actors played by the server over HTTP. */
const machinesAt = (place: ApiPlace, window: IdentityWindow, cardForm?: CardFormSettings) => {
  const ask = apiClient(place)
  const accounts = httpAccounts(ask)
  const bookings = httpManagedBookings(ask)
  return {
    session: () => sessionWith({ accounts, identity: httpIdentity(ask), window }),
    registration: () => registrationWith(accounts),
    passwordRecovery: () => passwordRecoveryWith(accounts),
    profile: () => profileWith(httpProfiles(ask)),
    accountStep: () => accountStepWith(accounts),
    sessions: () => sessionsWith(httpSessions(ask)),
    verification: () => verificationWith(httpVerifications(ask)),
    myBookings: () => myBookingsWith(bookings),
    manageBooking: () => manageBookingWith({ bookings, cards: cardsOfPage(cardForm).cards }),
  }
}

/** The ways of a guest with an account, each begun by its name. */
export const accountAt = (place: ApiPlace, { cardForm, window }: OutsideSettings) => {
  const identityWindow = windowWith(window)
  const machines: Readonly<Record<string, () => AnyStateMachine>> = machinesAt(
    place,
    identityWindow,
    cardForm,
  )
  return {
    comesNearGoogle: async () => identityWindow.comesNear(),
    begin: async (name: string, input?: object) => {
      const machine = machines[name]
      if (!machine) throw new Error(`No machine is called ${name}`)
      return createActor(machine(), { input } as never).start()
    },
  }
}
