import type { AccountStore } from "#core/account/account-store.port.ts"
import { judgeVerification, type Verdict } from "#core/account/judge-verification.ts"
import { RejectionReason } from "#core/account/verification.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Effect, Schema } from "effect"

/** What can be asked of accounts at a command line. */
export type AccountsTask =
  | { readonly kind: "list" }
  | { readonly kind: "judge"; readonly id: AccountId; readonly verdict: Verdict }

const reasons = RejectionReason.literals.join(" | ")

export const ACCOUNTS_USAGE = `npm run accounts -- verification list
npm run accounts -- verification accept <account>
npm run accounts -- verification reject <account> <${reasons}>`

const isId = Schema.is(AccountId)
const isReason = Schema.is(RejectionReason)

/** The task that words ask for; null when they ask for none. */
export const accountsTaskIn = (words: ReadonlyArray<string>): AccountsTask | null => {
  const [subject, verb, id, reason, ...others] = words
  if (subject !== "verification" || others.length > 0) return null
  if (verb === "list" && id === undefined) return { kind: "list" }
  if (!isId(id)) return null
  if (verb === "accept" && reason === undefined) return { kind: "judge", id, verdict: null }
  return verb === "reject" && isReason(reason) ? { kind: "judge", id, verdict: reason } : null
}

type World = {
  readonly store: Pick<AccountStore, "submitted" | "inTransaction">
  /** Where the files of pictures lie. */
  readonly folder: string
  readonly say: (line: string) => void
}

const listed = async ({ store, folder, say }: World): Promise<number> => {
  const waiting = await Effect.runPromise(store.submitted())
  for (const { id, firstName, lastName, identity, verification } of waiting) {
    const { submittedAt, document, selfie } = verification
    say(`${id}  ${submittedAt}  ${firstName} ${lastName}  ${identity?.kind ?? ""}`)
    say(`  ${folder}/${document}  ${folder}/${selfie}`)
  }
  say(`${waiting.length} waiting`)
  return 0
}

/** Does a task and says what came of it; 0 when it went well. */
export const runAccounts = async (task: AccountsTask, world: World): Promise<number> => {
  if (task.kind === "list") return listed(world)
  const { id, verdict } = task
  return Effect.runPromise(
    judgeVerification(world.store, id, verdict).pipe(
      Effect.map(() => {
        world.say(verdict === null ? `${id} is verified` : `${id} is rejected: ${verdict}`)
        return 0
      }),
      Effect.catchTag("NobodyWaits", () => {
        world.say(`Nobody called ${id} waits to be verified`)
        return Effect.succeed(1)
      }),
    ),
  )
}
