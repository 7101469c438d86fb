import { Effect } from "effect"
import type { Issue } from "../kernel/issue.ts"
import { answering } from "../kernel/actors.ts"
import { reviewMachine, type ReviewEvent } from "./review.machine.ts"
import type { Reviews } from "./reviews.port.ts"

type Failure =
  | { readonly _tag: "BookingNotFound" | "BookingsUnreachable" | "KeyReused" | "ReviewClosed" }
  | { readonly _tag: "TooManyAttempts"; readonly retryAfterSeconds: number }
  | { readonly _tag: "ReviewRefused"; readonly issues: ReadonlyArray<Issue> }

const told = (failure: Failure): ReviewEvent => {
  switch (failure._tag) {
    case "BookingNotFound":
      return { type: "stay.missing" }
    case "ReviewClosed":
    case "KeyReused":
      return { type: "review.closed" }
    case "ReviewRefused":
      return { type: "review.refused", issues: failure.issues }
    case "TooManyAttempts":
      return { type: "review.slowed", retryAfterSeconds: failure.retryAfterSeconds }
    case "BookingsUnreachable":
      return { type: "reviews.unreachable" }
    default:
      return failure satisfies never
  }
}

/** The machine of a review with its actors played by the port. */
export const reviewWith = (reviews: Pick<Reviews, "open" | "write">) =>
  reviewMachine.provide({
    actors: {
      open: answering((claim) =>
        reviews.open(claim).pipe(
          Effect.match({
            onSuccess: (own): ReviewEvent => ({ type: "stay.opened", own }),
            onFailure: told,
          }),
        ),
      ),
      send: answering(({ claim, draft, key }) =>
        reviews.write(claim, draft, key).pipe(
          Effect.match({
            onSuccess: (own): ReviewEvent => ({ type: "review.kept", own }),
            onFailure: told,
          }),
        ),
      ),
    },
  })
