import { accountStepMachine } from "#core/account/account-step.machine.ts"
import { passwordRecoveryMachine } from "#core/account/password-recovery.machine.ts"
import { profileMachine } from "#core/account/profile.machine.ts"
import { registrationMachine } from "#core/account/registration.machine.ts"
import { sessionsMachine } from "#core/account/sessions.machine.ts"
import { verificationMachine } from "#core/account/verification.machine.ts"
import { VerificationStatus } from "#core/account/verification.ts"
import { aProfile, aSession, aUser, aVerification } from "#fixtures/builders/an-account.ts"
import { expectWalked } from "#tests/support/walked.ts"
import { walksThrough } from "#tests/support/walks.ts"

const user = aUser()
const issues = [{ path: "password", code: "PasswordTooShort" }]
const chosen = { password: "a long sentence", confirmPassword: "a long sentence" }
const file = new Uint8Array([1])
const profile = aProfile()
const slow = { retryAfterSeconds: 30 }

const machines = {
  registration: walksThrough(registrationMachine, {
    inputs: [undefined],
    events: [
      { type: "guest.registered", registration: {} },
      { type: "account.created", user },
      { type: "account.refused", issues },
      { type: "account.slowed", ...slow },
      { type: "account.unreachable" },
    ] as never,
  }),
  "password-recovery": walksThrough(passwordRecoveryMachine, {
    inputs: [{ link: null }, { link: "secret" }],
    events: [
      { type: "guest.askedForLink", email: "a@b.my" },
      { type: "guest.chosePassword", chosen },
      { type: "link.mailed" },
      { type: "password.set" },
      { type: "recovery.refused", issues },
      { type: "link.over" },
      { type: "recovery.slowed", ...slow },
      { type: "recovery.unreachable" },
    ] as never,
  }),
  profile: walksThrough(profileMachine, {
    inputs: [undefined],
    events: [
      { type: "guest.saved", details: {} },
      { type: "guest.chosePicture", file },
      { type: "guest.removedPicture" },
      { type: "guest.removedCard" },
      { type: "guest.retried" },
      { type: "profile.read", profile },
      { type: "profile.kept", profile },
      { type: "profile.refused", issues },
      { type: "picture.refused", reason: "NotAPicture" },
      { type: "profile.signedOut" },
      { type: "profile.unreachable" },
    ] as never,
  }),
  "account-step": walksThrough(accountStepMachine, {
    inputs: [undefined],
    events: [
      { type: "guest.asked", step: { kind: "resendProof" } },
      { type: "guest.confirmed", password: "x" },
      { type: "guest.vouchedFor" },
      { type: "guest.leftIt" },
      { type: "step.done" },
      { type: "step.refused", issues },
      { type: "password.asked" },
      { type: "password.right" },
      { type: "password.wrong" },
      { type: "code.wrong" },
      { type: "link.over" },
      { type: "step.slowed", ...slow },
      { type: "step.signedOut" },
      { type: "step.unreachable" },
    ] as never,
  }),
  sessions: walksThrough(sessionsMachine, {
    inputs: [undefined],
    events: [
      { type: "guest.endedSession", id: aSession().id },
      { type: "guest.endedAll" },
      { type: "guest.retried" },
      { type: "sessions.listed", sessions: [aSession()] },
      { type: "session.ended" },
      { type: "sessions.signedOut" },
      { type: "sessions.unreachable" },
    ] as never,
  }),
  verification: walksThrough(verificationMachine, {
    inputs: [undefined],
    events: [
      { type: "guest.chosePicture", part: "selfie", file },
      { type: "guest.submitted", request: {} },
      { type: "guest.retried" },
      ...VerificationStatus.literals.map((status) => ({
        type: "verification.read",
        verification: aVerification({ status }),
      })),
      { type: "verification.refused", issues },
      { type: "picture.refused", reason: "NotAPicture" },
      { type: "verification.signedOut" },
      { type: "verification.unreachable" },
    ] as never,
  }),
}

expectWalked(machines)
