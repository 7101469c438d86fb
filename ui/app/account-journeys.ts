import type { accountStepMachine } from "#core/account/account-step.machine.ts"
import type { passwordRecoveryMachine } from "#core/account/password-recovery.machine.ts"
import type { profileMachine } from "#core/account/profile.machine.ts"
import type { registrationMachine } from "#core/account/registration.machine.ts"
import type { sessionMachine } from "#core/sign-in/session.machine.ts"
import type { sessionsMachine } from "#core/account/sessions.machine.ts"
import type { verificationMachine } from "#core/account/verification.machine.ts"
import type { linkRequestMachine } from "#core/managing/link-request.machine.ts"
import type { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import type { myBookingsMachine } from "#core/managing/my-bookings.machine.ts"
import type { ActorRefFrom, AnyStateMachine, InputFrom } from "xstate"
import type { NotStarted } from "./journeys.ts"

/** Everything a guest does with an account and its bookings, by name. */
export type AccountMachines = {
  readonly session: typeof sessionMachine
  readonly registration: typeof registrationMachine
  readonly passwordRecovery: typeof passwordRecoveryMachine
  readonly profile: typeof profileMachine
  readonly accountStep: typeof accountStepMachine
  readonly sessions: typeof sessionsMachine
  readonly verification: typeof verificationMachine
  readonly myBookings: typeof myBookingsMachine
  readonly manageBooking: typeof manageBookingMachine
  readonly linkRequest: typeof linkRequestMachine
}

/** One of those, begun. */
export type AccountActor<Name extends keyof AccountMachines> = ActorRefFrom<AccountMachines[Name]>

/** The input of a journey without its visit, which is added where the journey starts. */
type Told<Input> = Input extends { readonly visit: string } ? Omit<Input, "visit"> : Input

/** What a machine has to be given when it begins; nothing where it asks for nothing. */
type Given<Machine extends AnyStateMachine> =
  InputFrom<Machine> extends object ? [input: Told<InputFrom<Machine>>] : []

/** The ways of a guest with an account, each begun by its name; they begin in the browser alone. */
export type AccountJourneys = {
  readonly [Name in keyof AccountMachines]: (
    ...given: Given<AccountMachines[Name]>
  ) => Promise<AccountActor<Name> | NotStarted>
} & {
  /** Fetches ahead what opens Google's window: the guest is about to ask for it. */
  readonly comesNearGoogle: () => Promise<unknown>
}
