import { accountStepWith } from "#core/account/account-step.actors.ts"
import { passwordRecoveryWith } from "#core/account/password-recovery.actors.ts"
import { profileWith } from "#core/account/profile.actors.ts"
import { registrationWith } from "#core/account/registration.actors.ts"
import { sessionWith } from "#core/account/session.actors.ts"
import { sessionsWith } from "#core/account/sessions.actors.ts"
import { verificationWith } from "#core/account/verification.actors.ts"
import { manageBookingWith } from "#core/booking/manage-booking.actors.ts"
import { myBookingsWith } from "#core/booking/my-bookings.actors.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { createActor, type AnyStateMachine } from "xstate"
import { httpAccounts, httpSessions } from "../http-client/accounts.http.ts"
import { apiClient, type ApiPlace } from "../http-client/api-client.ts"
import { httpIdentity } from "../http-client/google.http.ts"
import { httpManagedBookings } from "../http-client/managed-bookings.http.ts"
import { httpProfiles, httpVerifications } from "../http-client/profiles.http.ts"
import { sandboxCardPayments } from "../stripe/card-payments.sandbox.ts"

const languageOfPage = (): string =>
  Object.entries(tagOf).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? "en"

/** Every machine of a guest's account with its actors played by the server over HTTP. */
const machinesAt = (place: ApiPlace) => {
  const ask = apiClient(place)
  const accounts = httpAccounts(ask)
  const bookings = httpManagedBookings(ask)
  const cards = sandboxCardPayments((input, init) => fetch(input, init), languageOfPage)
  return {
    session: () => sessionWith({ accounts, identity: httpIdentity(ask) }),
    registration: () => registrationWith(accounts),
    passwordRecovery: () => passwordRecoveryWith(accounts),
    profile: () => profileWith(httpProfiles(ask)),
    accountStep: () => accountStepWith(accounts),
    sessions: () => sessionsWith(httpSessions(ask)),
    verification: () => verificationWith(httpVerifications(ask)),
    myBookings: () => myBookingsWith(bookings),
    manageBooking: () => manageBookingWith({ bookings, cards }),
  }
}

/** The ways of a guest with an account, each begun by its name. */
export const accountAt = (place: ApiPlace) => {
  const machines: Readonly<Record<string, () => AnyStateMachine>> = machinesAt(place)
  return {
    begin: async (name: string, input?: object) => {
      const machine = machines[name]
      if (!machine) throw new Error(`No machine is called ${name}`)
      return createActor(machine(), { input } as never).start()
    },
  }
}
