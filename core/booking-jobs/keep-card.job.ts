import { Effect } from "effect"
import type { AccountId } from "../people/account-id.ts"
import { done, later, type JobWork } from "./job-outcome.ts"

/** Keeps the card of a payment at the provider; an account that has ended meanwhile keeps none. */
export const keepCard: JobWork<"keepCard"> = Effect.fnUntraced(
  function* ({ keptCards, accountCards }, { payment }) {
    const kept = yield* keptCards.keep(payment)
    if (kept === null) return done
    const isKept = yield* accountCards.keep(kept.account as AccountId, kept.card)
    if (!isKept) yield* keptCards.forget(kept.card)
    return done
  },
  Effect.catchTags({
    PaymentsUnreachable: ({ _tag }) => Effect.succeed(later(_tag)),
    // A card that was removed at the provider meanwhile cannot be kept.
    PaymentStepRefused: () => Effect.succeed(done),
  }),
)

/** Removes a card from the provider. */
export const forgetCard: JobWork<"forgetCard"> = ({ keptCards }, { customer, key }) =>
  keptCards.forget({ customer, name: key }).pipe(
    Effect.as(done),
    Effect.catchTags({
      PaymentsUnreachable: ({ _tag }) => Effect.succeed(later(_tag)),
      PaymentStepRefused: ({ code }) => Effect.succeed(later(`ForgetRefused ${code}`)),
    }),
  )
