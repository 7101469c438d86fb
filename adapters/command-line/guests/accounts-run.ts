import type { AccountStore } from "#core/account-store/account-store.port.ts"
import {
  judgeVerification,
  type VerificationDecision,
} from "#core/account-service/judge-verification.ts"
import { currentVerification } from "#core/account-service/judged-identity.ts"
import { RejectionReason, VerificationPicture } from "#core/account/verification.ts"
import type { SealedFiles } from "#core/files/sealed-files.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { AccountId } from "#core/people/account-id.ts"
import { fullNameOf } from "#core/people/name.rules.ts"
import { Effect, Schema } from "effect"

/** What can be asked of accounts at a command line. */
export type AccountsTask =
  | { readonly kind: "list" }
  | { readonly kind: "show"; readonly account: AccountId; readonly submission: string }
  | { readonly kind: "judge"; readonly judgement: VerificationDecision }

const reasons = RejectionReason.literals.join(" | ")

export const ACCOUNTS_USAGE = `npm run accounts -- verification list
npm run accounts -- verification show <account> <submission>
npm run accounts -- verification accept <account> <submission>
npm run accounts -- verification reject <account> <submission> <${reasons}>`

const isId = Schema.is(AccountId)
const isReason = Schema.is(RejectionReason)

/** The task that words ask for; null when they ask for none. */
export const accountsTaskIn = (words: ReadonlyArray<string>): AccountsTask | null => {
  const [subject, verb, account, submission, reason, ...others] = words
  if (subject !== "verification" || others.length > 0) return null
  if (verb === "list" && account === undefined) return { kind: "list" }
  if (!isId(account) || !submission) return null
  if (verb === "show" && reason === undefined) return { kind: "show", account, submission }
  const judge = (verdict: VerificationDecision["verdict"]): AccountsTask => ({
    kind: "judge",
    judgement: { account, submission, verdict },
  })
  if (verb === "accept" && reason === undefined) return judge(null)
  return verb === "reject" && isReason(reason) ? judge(reason) : null
}

type World = {
  readonly store: Pick<AccountStore, "submitted" | "inTransaction">
  readonly clock: Clock
  readonly identityPictures: Pick<SealedFiles, "read">
  /** Lets the operator look at files, and sees to it that nothing of them stays. */
  readonly show: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  readonly say: (line: string) => void
}

/** Who waits with what they submitted: the one request that a verdict is about. */
const waitingIn = async ({ store }: World) => {
  const accounts = await Effect.runPromise(store.submitted())
  return accounts.flatMap((account) => {
    const { submission, submittedAt } = currentVerification(account)
    return submission === null ? [] : [{ account, submission, submittedAt }]
  })
}

const listed = async (world: World): Promise<number> => {
  const waiting = await waitingIn(world)
  for (const { account, submission, submittedAt } of waiting) {
    world.say(`${account.id}  ${submission.id}  ${submittedAt}`)
    world.say(`  ${fullNameOf(submission.judged)}  ${submission.judged.identity?.kind ?? ""}`)
  }
  world.say(`${waiting.length} waiting`)
  return 0
}

const shown = async (world: World, account: AccountId, id: string): Promise<number> => {
  const waiting = await waitingIn(world)
  const found = waiting.find((one) => one.account.id === account && one.submission.id === id)
  if (found === undefined) {
    world.say(`${id} of ${account} is not waiting for a decision`)
    return 1
  }
  const files = new Map<string, Uint8Array>()
  for (const part of VerificationPicture.literals) {
    const name = found.submission.judged[part]
    const file = name === null ? null : await Effect.runPromise(world.identityPictures.read(name))
    if (file !== null) files.set(`${part}.webp`, file)
  }
  await world.show(files)
  return 0
}

const judged = ({ store, clock, say }: World, judgement: VerificationDecision): Promise<number> => {
  const { account, submission, verdict } = judgement
  const refuse = (sentence: string) =>
    Effect.sync(() => {
      say(sentence)
      return 1
    })
  return Effect.runPromise(
    judgeVerification({ store, clock }, judgement).pipe(
      Effect.map(() => {
        say(verdict === null ? `${account} is verified` : `${account} is rejected: ${verdict}`)
        return 0
      }),
      Effect.catchTags({
        NobodyWaits: () => refuse(`${account} is not waiting to be verified`),
        SubmissionOutdated: () =>
          refuse(`${submission} is not the latest submission of ${account}: list them again`),
      }),
    ),
  )
}

/** Does a task and says what came of it; 0 when it went well. */
export const runAccounts = (task: AccountsTask, world: World): Promise<number> => {
  switch (task.kind) {
    case "list":
      return listed(world)
    case "show":
      return shown(world, task.account, task.submission)
    case "judge":
      return judged(world, task.judgement)
    default:
      return task satisfies never
  }
}
