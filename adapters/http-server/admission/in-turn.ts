import { GONE, responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import type { TooBusy } from "#core/account/account.errors.ts"
import { Effect } from "effect"
import type { Admission } from "./admission.ts"
import type { Comer } from "./waiting-line.ts"
import { asBusyPage } from "./busy-page.ts"

/** Answers when it is a request's turn; while there is too much to do, the guest reads who is sorry. */
export const inTurn = <A>(
  admitted: Admission,
  { signal }: Request,
  comer: Comer,
  work: () => Promise<A>,
  sorry: (isBusy: boolean) => Promise<Response | null>,
) =>
  admitted({ ...comer, signal })(Effect.promise(work)).pipe(
    Effect.catchTags({
      ClientGone: () => Effect.succeed(responseOf(GONE)),
      TooBusy: (failure: TooBusy) =>
        Effect.promise(() => asBusyPage(responseOf(writeFailure(failure)), () => sorry(true))),
    }),
  )
