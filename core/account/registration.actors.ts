import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Accounts } from "./accounts.port.ts"
import { registrationMachine, type RegistrationEvent } from "./registration.machine.ts"

/** The registration machine with its actor played by the account service. */
export const registrationWith = (accounts: Pick<Accounts, "register">) =>
  registrationMachine.provide({
    actors: {
      register: answering((registration) =>
        accounts.register(registration).pipe(
          Effect.match({
            onSuccess: ({ user }): RegistrationEvent =>
              user ? { type: "account.created", user } : { type: "account.unreachable" },
            onFailure: (failure): RegistrationEvent => {
              switch (failure._tag) {
                case "RegistrationRefused":
                  return { type: "account.refused", issues: failure.issues }
                case "AccountsUnreachable":
                  return { type: "account.unreachable" }
                case "TooManyAttempts":
                case "TooBusy":
                  return { type: "account.slowed", retryAfterSeconds: failure.retryAfterSeconds }
                default:
                  return failure satisfies never
              }
            },
          }),
        ),
      ),
    },
  })
