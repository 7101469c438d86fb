import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Accounts } from "../account/accounts.port.ts"
import type { SecondArrival, SignedIn } from "../account/account.ts"
import type { Authenticator } from "../account/authenticator.port.ts"
import type { OutsideIdentity } from "../account/identity.port.ts"
import type { IdentityWindow } from "../account/identity-window.port.ts"
import type { PasskeyStep } from "../account/passkey.ts"
import type { Passkeys } from "../account/passkeys.port.ts"
import type { SessionEvent } from "./session.events.ts"
import { sessionMachine } from "./session.machine.ts"

type Failure =
  | {
      readonly _tag:
        | "AccountsUnreachable"
        | "AuthenticatorRefused"
        | "CodeRefused"
        | "CredentialsRefused"
        | "IdentityUnavailable"
        | "PasskeyRefused"
        | "SignInExpired"
    }
  | { readonly _tag: "CodeNeeded"; readonly hasPasskey: boolean }
  | { readonly _tag: "TooManyAttempts" | "TooBusy"; readonly retryAfterSeconds: number }
  | { readonly _tag: "LinkNeeded"; readonly email: string }
  | {
      readonly _tag: "IdentityRefused"
      readonly reason: Extract<SessionEvent, { type: "google.refused" }>["reason"]
    }

const told = (failure: Failure): SessionEvent => {
  switch (failure._tag) {
    case "CodeNeeded":
      return { type: "session.codeNeeded", hasPasskey: failure.hasPasskey }
    case "AuthenticatorRefused":
      return { type: "passkey.left" }
    case "PasskeyRefused":
      return { type: "passkey.refused" }
    case "SignInExpired":
      return { type: "session.expired" }
    case "CodeRefused":
    case "CredentialsRefused":
      return { type: "session.refused" }
    case "TooManyAttempts":
    case "TooBusy":
      return { type: "session.slowed", retryAfterSeconds: failure.retryAfterSeconds }
    case "LinkNeeded":
      return { type: "google.knowsAddress", email: failure.email }
    case "IdentityRefused":
      return { type: "google.refused", reason: failure.reason }
    case "IdentityUnavailable":
      return { type: "google.unavailable" }
    case "AccountsUnreachable":
      return { type: "session.unreachable" }
    default:
      return failure satisfies never
  }
}

/** A session that opens for nobody has been closed. */
const opened = ({ user, ...news }: SignedIn): SessionEvent =>
  user === null ? { type: "session.closed" } : { type: "session.opened", user, ...news }

const arrived = ({ user, redirect, ...news }: SecondArrival): SessionEvent => {
  if (user === null) return { type: "session.unreachable" }
  return { type: "session.opened", user, ...news, ...(redirect !== null && { wayOn: redirect }) }
}

type PasskeyNeeds = {
  readonly passkeys: Pick<Passkeys, "beginSigningIn" | "signIn">
  readonly authenticator: Pick<Authenticator, "give" | "canOffer" | "offer">
}

const signing = ({ passkeys }: PasskeyNeeds, given: ReturnType<Authenticator["give"]>) =>
  given.pipe(Effect.flatMap(passkeys.signIn), Effect.match({ onSuccess: arrived, onFailure: told }))

const left = (): SessionEvent => ({ type: "passkey.left" })

/** Asks for a passkey; nothing is said before the guest chose one. */
const offering = (needs: PasskeyNeeds) =>
  Effect.gen(function* () {
    if (!(yield* needs.authenticator.canOffer())) return left()
    const request = yield* needs.passkeys.beginSigningIn("first")
    return yield* signing(needs, needs.authenticator.offer(request))
  }).pipe(Effect.catch(() => Effect.succeed(left())))

const asking = (needs: PasskeyNeeds, step: PasskeyStep) =>
  needs.passkeys.beginSigningIn(step).pipe(
    Effect.matchEffect({
      onSuccess: (request) => signing(needs, needs.authenticator.give(request)),
      onFailure: (failure) => Effect.succeed(told(failure)),
    }),
  )

type SessionNeeds = PasskeyNeeds & {
  readonly accounts: Pick<Accounts, "signIn" | "giveCode" | "signOut">
  readonly identity: OutsideIdentity
  readonly window: IdentityWindow
}

/** The session machine with its actors played by the account service and by Google. */
export const sessionWith = ({ accounts, identity, window, ...passkeyNeeds }: SessionNeeds) =>
  sessionMachine.provide({
    actors: {
      signIn: answering((credentials) =>
        accounts.signIn(credentials).pipe(Effect.match({ onSuccess: opened, onFailure: told })),
      ),
      giveCode: answering(({ code }) =>
        accounts.giveCode(code).pipe(Effect.match({ onSuccess: arrived, onFailure: told })),
      ),
      usePasskey: answering(({ step }) => asking(passkeyNeeds, step)),
      offerPasskey: answering(() => offering(passkeyNeeds)),
      signOut: answering(() =>
        accounts.signOut().pipe(Effect.match({ onSuccess: opened, onFailure: told })),
      ),
      startGoogle: answering(({ wayOn }) =>
        identity.start(wayOn).pipe(
          Effect.match({
            onSuccess: (begun): SessionEvent => ({ type: "google.ready", ...begun }),
            onFailure: told,
          }),
        ),
      ),
      askInWindow: answering(({ state }) =>
        window.ask(state).pipe(
          Effect.match({
            onSuccess: (back): SessionEvent => ({ type: "google.answered", back }),
            onFailure: (): SessionEvent => ({ type: "google.windowless" }),
          }),
        ),
      ),
      finishGoogle: answering((back) =>
        identity.finish(back).pipe(Effect.match({ onSuccess: arrived, onFailure: told })),
      ),
      linkGoogle: answering(({ password }) =>
        identity.link(password).pipe(Effect.match({ onSuccess: arrived, onFailure: told })),
      ),
    },
  })
