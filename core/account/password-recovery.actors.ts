import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Issue } from "../kernel/issue.ts"
import type { Accounts } from "./accounts.port.ts"
import { passwordRecoveryMachine, type RecoveryEvent } from "./password-recovery.machine.ts"

type Failure =
  | { readonly _tag: "LinkRefused" | "AccountsUnreachable" }
  | { readonly _tag: "TooManyAttempts" | "TooBusy"; readonly retryAfterSeconds: number }
  | { readonly _tag: "EmailRefused" | "PasswordRefused"; readonly issues: ReadonlyArray<Issue> }

const told = (failure: Failure): RecoveryEvent => {
  switch (failure._tag) {
    case "EmailRefused":
    case "PasswordRefused":
      return { type: "recovery.refused", issues: failure.issues }
    case "TooManyAttempts":
    case "TooBusy":
      return { type: "recovery.slowed", retryAfterSeconds: failure.retryAfterSeconds }
    case "LinkRefused":
      return { type: "link.over" }
    case "AccountsUnreachable":
      return { type: "recovery.unreachable" }
    default:
      return failure satisfies never
  }
}

/** The recovery machine with its actors played by the account service. */
export const passwordRecoveryWith = (accounts: Pick<Accounts, "askForReset" | "resetPassword">) =>
  passwordRecoveryMachine.provide({
    actors: {
      askForReset: answering(({ email }) =>
        accounts.askForReset(email).pipe(
          Effect.match({
            onSuccess: (): RecoveryEvent => ({ type: "link.mailed" }),
            onFailure: told,
          }),
        ),
      ),
      resetPassword: answering((reset) =>
        accounts.resetPassword(reset).pipe(
          Effect.match({
            onSuccess: (): RecoveryEvent => ({ type: "password.set" }),
            onFailure: told,
          }),
        ),
      ),
    },
  })
