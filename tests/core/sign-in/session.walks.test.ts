import type { IdentityReturn } from "#core/account/identity.port.ts"
import { sessionMachine } from "#core/sign-in/session.machine.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { expectWalked } from "#tests/support/walked.ts"
import { walksThrough } from "#tests/support/walks.ts"

const user = aUser()
const slow = { retryAfterSeconds: 30 }
const back: IdentityReturn = { code: "code", state: "state", way: "address" }

const machines = {
  session: walksThrough(sessionMachine, {
    inputs: [
      { user: null, wayOn: "/", back: null },
      { user, wayOn: "/", back: null },
      { user: null, wayOn: "/", back },
    ],
    events: [
      { type: "guest.signedIn", credentials: { email: "a@b.my", password: "x" } },
      { type: "guest.choseGoogle" },
      { type: "guest.linked", password: "x" },
      { type: "guest.gaveCode", code: "492039" },
      { type: "guest.sawForm" },
      { type: "guest.chosePasskey" },
      { type: "guest.signedOut" },
      { type: "session.opened", user },
      { type: "session.closed" },
      { type: "session.refused" },
      { type: "session.codeNeeded", hasPasskey: true },
      { type: "session.expired" },
      { type: "session.slowed", ...slow },
      { type: "session.unreachable" },
      { type: "passkey.refused" },
      { type: "passkey.left" },
      { type: "google.ready", address: "https://google.example", state: "state" },
      { type: "google.answered", back: { ...back, way: "window" } },
      { type: "google.windowless" },
      { type: "google.refused", reason: "declined" },
      { type: "google.unavailable" },
      { type: "google.knowsAddress", email: "a@b.my" },
    ] as never,
  }),
}

expectWalked(machines)
