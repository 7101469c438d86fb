import { accountStepMachine } from "#core/account/account-step.machine.ts"
import { passwordRecoveryMachine } from "#core/account/password-recovery.machine.ts"
import { profileMachine } from "#core/account/profile.machine.ts"
import { registrationMachine } from "#core/account/registration.machine.ts"
import { sessionMachine } from "#core/sign-in/session.machine.ts"
import { sessionsMachine } from "#core/account/sessions.machine.ts"
import { verificationMachine } from "#core/account/verification.machine.ts"
import type { ChartedMachine } from "./charted-machine.ts"

/** From a stranger to a guest who is known, and back. */
export const accountMachines: ReadonlyArray<ChartedMachine> = [
  {
    name: "registration",
    title: "Creating an account",
    machine: registrationMachine,
    asks: { register: "register" },
  },
  {
    name: "session",
    title: "Signing in and out",
    machine: sessionMachine,
    asks: {
      signIn: "signIn",
      signOut: "signOut",
      giveCode: "giveCode",
      usePasskey:
        "Gets a challenge from our server, has the guest's authenticator sign it, and sends it back.",
      offerPasskey: "Does the same once the guest takes a passkey that the browser offers.",
      startGoogle: "Asks our server for the way to Google.",
      askInWindow:
        "Opens Google's own window over the page and waits for what the guest says there.",
      finishGoogle:
        "Hands what Google sent along to our server, which asks Google whether it is true.",
      linkGoogle: "Has our server compare the password before Google opens the account too.",
    },
    unseen: { atGoogle: "the browser is on its way to Google and shows what it showed before" },
  },
  {
    name: "password-recovery",
    title: "From a forgotten password to a new one",
    machine: passwordRecoveryMachine,
    asks: { askForReset: "askForReset", resetPassword: "resetPassword" },
  },
  {
    name: "profile",
    title: "A guest's details and picture",
    machine: profileMachine,
    asks: {
      read: "readProfile",
      save: "saveProfile",
      setPicture: "setPicture",
      removePicture: "removePicture",
      removeCard: "removeCard",
    },
  },
  {
    name: "account-step",
    title: "Changing something that matters",
    machine: accountStepMachine,
    asks: {
      take: "Takes the step: another password or address, a second factor, a letter sent again, the records, the end of the account.",
      confirm: "confirm",
    },
  },
  {
    name: "sessions",
    title: "Where a guest is signed in",
    machine: sessionsMachine,
    asks: { list: "listSessions", end: "endSession", endAll: "endAllSessions" },
  },
  {
    name: "verification",
    title: "Proving who one is",
    machine: verificationMachine,
    asks: {
      read: "Reads where the verification stands.",
      setPicture: "Sends a picture of the document, or of the guest.",
      submit: "Hands number and pictures in to be looked at.",
    },
  },
]
