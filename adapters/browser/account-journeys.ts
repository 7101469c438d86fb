import { accountStepWith } from "#core/account/account-step.actors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { Authenticator } from "#core/account/authenticator.port.ts"
import type { IdentityWindow } from "#core/account/identity-window.port.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import { passwordRecoveryWith } from "#core/account/password-recovery.actors.ts"
import type { passwordRecoveryMachine } from "#core/account/password-recovery.machine.ts"
import { profileWith } from "#core/account/profile.actors.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import { registrationWith } from "#core/account/registration.actors.ts"
import { sessionWith } from "#core/sign-in/session.actors.ts"
import type { sessionMachine } from "#core/sign-in/session.machine.ts"
import { sessionsWith } from "#core/account/sessions.actors.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import { verificationWith } from "#core/account/verification.actors.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { linkRequestWith } from "#core/managing/link-request.actors.ts"
import type { linkRequestMachine } from "#core/managing/link-request.machine.ts"
import { manageBookingWith } from "#core/managing/manage-booking.actors.ts"
import type { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import { myBookingsWith } from "#core/managing/my-bookings.actors.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { createActor, type InputFrom } from "xstate"
import { newVisit } from "./visit.browser.ts"

type Needs = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly profiles: Profiles
  readonly verifications: Verifications
  readonly identity: OutsideIdentity
  readonly window: IdentityWindow & { readonly comesNear: () => void }
  readonly passkeys: Passkeys
  readonly authenticator: Authenticator
  readonly bookings: ManagedBookings
  readonly cards: CardPayments
}

/** The ways of a guest with an account: each starts a machine that the server plays over HTTP. */
export const accountJourneys = ({
  accounts,
  sessions,
  profiles,
  verifications,
  identity,
  window,
  passkeys,
  authenticator,
  bookings,
  cards,
}: Needs) => ({
  comesNearGoogle: async () => window.comesNear(),
  session: async (input: InputFrom<typeof sessionMachine>) =>
    createActor(sessionWith({ accounts, identity, window, passkeys, authenticator }), {
      input,
    }).start(),
  registration: async () => createActor(registrationWith(accounts)).start(),
  passwordRecovery: async (input: InputFrom<typeof passwordRecoveryMachine>) =>
    createActor(passwordRecoveryWith(accounts), { input }).start(),
  profile: async () => createActor(profileWith(profiles)).start(),
  accountStep: async () =>
    createActor(accountStepWith({ accounts, passkeys, authenticator })).start(),
  sessions: async () => createActor(sessionsWith(sessions)).start(),
  verification: async () => createActor(verificationWith(verifications)).start(),
  myBookings: async () => createActor(myBookingsWith(bookings)).start(),
  linkRequest: async (input: InputFrom<typeof linkRequestMachine>) =>
    createActor(linkRequestWith(bookings), { input }).start(),
  manageBooking: async (asked: Omit<InputFrom<typeof manageBookingMachine>, "visit">) => {
    const input = { visit: newVisit(), ...asked }
    return createActor(manageBookingWith({ bookings, cards }), { input }).start()
  },
})
