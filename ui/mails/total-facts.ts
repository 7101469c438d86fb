import { ringgit } from "#core/money/ringgit.ts"
import { costOf, type WithDeposit } from "#core/pricing/cost.ts"
import type { SayInLetter } from "./letter-parts.ts"

/** What the stay costs and what is only held, where anything is, and both together by the name given. */
export const totalFacts = (
  say: SayInLetter,
  price: WithDeposit,
  name: "mail.fact.booked" | "mail.fact.total",
): ReadonlyArray<readonly [name: string, value: string]> => [
  ...(price.deposit > 0
    ? ([
        [say("price.cost"), ringgit(costOf(price))],
        [say("price.line.deposit"), ringgit(price.deposit)],
      ] as const)
    : []),
  [say(name), ringgit(price.total)],
]
