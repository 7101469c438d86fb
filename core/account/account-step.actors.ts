import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { Issue } from "../kernel/issue.ts"
import { accountStepMachine, type AccountStepEvent } from "./account-step.machine.ts"
import type { AccountStep } from "./account-step.ts"
import type { AccountExport } from "./account-export.ts"
import type { SignedIn } from "./account.ts"
import type { Authenticator } from "./authenticator.port.ts"
import type { PasskeyList } from "./passkey.ts"
import type { Passkeys } from "./passkeys.port.ts"
import type { FactorSetup, RecoveryCodes } from "./second-factor.ts"
import type { Accounts } from "./accounts.port.ts"

type Failure =
  | {
      readonly _tag:
        | "AccountsUnreachable"
        | "CodeRefused"
        | "ConfirmationNeeded"
        | "CredentialsRefused"
        | "FactorRefused"
        | "LinkRefused"
        | "NotSignedIn"
    }
  | { readonly _tag: "TooManyAttempts" | "TooBusy"; readonly retryAfterSeconds: number }
  | {
      readonly _tag: "EmailRefused" | "PasskeyRefused" | "PasswordRefused"
      readonly issues: ReadonlyArray<Issue>
    }

const plain = {
  AccountsUnreachable: "step.unreachable",
  CodeRefused: "code.wrong",
  ConfirmationNeeded: "password.asked",
  CredentialsRefused: "password.wrong",
  FactorRefused: "code.wrong",
  LinkRefused: "link.over",
  NotSignedIn: "step.signedOut",
} as const

const whyNone = {
  left: "PasskeyLeft",
  known: "PasskeyKnown",
  unsupported: "PasskeyUnsupported",
} as const

const told = (failure: Failure): AccountStepEvent => {
  if ("issues" in failure) return { type: "step.refused", issues: failure.issues }
  if ("retryAfterSeconds" in failure)
    return { type: "step.slowed", retryAfterSeconds: failure.retryAfterSeconds }
  return { type: plain[failure._tag] }
}

type Taken = Effect.Effect<
  | SignedIn
  | { readonly records: AccountExport }
  | { readonly setup: FactorSetup }
  | RecoveryCodes
  | PasskeyList
  | void,
  Failure
>

const notAdded = (code: string) =>
  Effect.fail({ _tag: "PasskeyRefused", issues: [{ path: "passkey", code }] } as const)

const addedPasskey = ({ passkeys, authenticator }: StepNeeds) =>
  passkeys.beginAdding().pipe(
    Effect.flatMap(authenticator.make),
    Effect.flatMap(passkeys.add),
    Effect.catchTags({
      AuthenticatorRefused: ({ reason }) => notAdded(whyNone[reason]),
      PasskeyRefused: () => notAdded("PasskeyNotAccepted"),
      TooManyPasskeys: () => notAdded("PasskeysTooMany"),
    }),
  )

const taken = (needs: StepNeeds, step: AccountStep): Taken => {
  const { accounts, passkeys } = needs
  switch (step.kind) {
    case "changePassword":
      return accounts.changePassword(step.change)
    case "changeEmail":
      return accounts.changeEmail(step.email)
    case "resendProof":
      return accounts.resendProof()
    case "proveEmail":
      return accounts.proveEmail(step.link)
    case "beginSecondFactor":
      return Effect.map(accounts.beginSecondFactor(), (setup) => ({ setup }))
    case "confirmSecondFactor":
      return accounts.confirmSecondFactor(step.code)
    case "removeSecondFactor":
      return accounts.removeSecondFactor(step.removal)
    case "addPasskey":
      return addedPasskey(needs)
    case "renamePasskey":
      return passkeys.rename(step.naming)
    case "removePasskey":
      return passkeys.remove(step.id)
    case "takeRecords":
      return Effect.map(accounts.myRecords(), (records) => ({ records }))
    case "endAccount":
      return accounts.deleteAccount()
    default:
      return step satisfies never
  }
}

type StepAccounts = Pick<
  Accounts,
  | "changePassword"
  | "changeEmail"
  | "resendProof"
  | "proveEmail"
  | "beginSecondFactor"
  | "confirmSecondFactor"
  | "removeSecondFactor"
  | "myRecords"
  | "deleteAccount"
  | "confirm"
>

type StepNeeds = {
  readonly accounts: StepAccounts
  readonly passkeys: Pick<Passkeys, "beginAdding" | "add" | "rename" | "remove">
  readonly authenticator: Pick<Authenticator, "make">
}

/** The machine of account steps with its actors played by the account service. */
export const accountStepWith = (needs: StepNeeds) =>
  accountStepMachine.provide({
    actors: {
      take: answering((step) =>
        taken(needs, step).pipe(
          Effect.match({
            onSuccess: (answer): AccountStepEvent => ({ type: "step.done", ...answer }),
            onFailure: told,
          }),
        ),
      ),
      confirm: answering(({ password }) =>
        needs.accounts.confirm(password).pipe(
          Effect.match({
            onSuccess: (): AccountStepEvent => ({ type: "password.right" }),
            onFailure: told,
          }),
        ),
      ),
    },
  })
