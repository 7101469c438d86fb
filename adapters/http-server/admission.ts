import { TooBusy } from "#core/account/account.errors.ts"
import { Data, Effect } from "effect"

/** How much one process answers at once, how much waits for it, and how long at most. */
export type RequestLimits = {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
}

/** Steps of a booking come before everything that only looks. */
export type Priority = "booking" | "looking"

/** The client closed its connection: nobody reads the answer. */
export class AskerGone extends Data.TaggedError("AskerGone") {}

type Refusal = TooBusy | AskerGone
type Asking = { readonly priority: Priority; readonly signal: AbortSignal }
type Ticket = {
  readonly priority: Priority
  readonly settle: (outcome: Effect.Effect<void, Refusal>) => void
}

/** Lets work begin when its turn comes, or says why it never will. */
export type Admission = (
  asking: Asking,
) => <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | Refusal>

const RETRY_AFTER_SECONDS = 5
const busy = Effect.suspend(() =>
  Effect.fail(new TooBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS })),
)

/** Steps of a booking may wait long for a payment provider: some places are left to the others. */
const mostOf = ({ atOnce }: RequestLimits): Readonly<Record<Priority, number>> => ({
  booking: atOnce - Math.floor(atOnce / 4),
  looking: atOnce,
})

/** Fails as soon as nobody waits for the answer any more. */
const gone = (signal: AbortSignal) =>
  Effect.callback<never, AskerGone>((resume) => {
    const tell = () => resume(Effect.fail(new AskerGone()))
    if (signal.aborted) return tell()
    signal.addEventListener("abort", tell, { once: true })
    return Effect.sync(() => signal.removeEventListener("abort", tell))
  })

/** Interrupts work whose asker leaves; what it has committed by then stays. */
export const whileAsked =
  (signal: AbortSignal) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | AskerGone> =>
    Effect.raceFirst(work, gone(signal))

/**
 * Bounds what one process works on and what waits for it. Whoever comes when all seats are taken is
 * refused at once, but a step of a booking takes the seat of whoever came last to look. Who has
 * waited too long is refused too, and who left is forgotten before their work begins.
 */
export const admission = (limits: RequestLimits): Admission => {
  const most = mostOf(limits)
  const atWork = { booking: 0, looking: 0 }
  const lines = { booking: new Set<Ticket>(), looking: new Set<Ticket>() }

  const next = (): Ticket | undefined => {
    if (atWork.booking + atWork.looking >= limits.atOnce) return undefined
    const [booking] = atWork.booking < most.booking ? lines.booking : []
    const [looking] = lines.looking
    return booking ?? looking
  }
  const beginNext = (): void => {
    const ticket = next()
    if (!ticket) return
    atWork[ticket.priority] += 1
    ticket.settle(Effect.void)
  }
  const keepSeats = (): void => {
    if (lines.booking.size + lines.looking.size <= limits.waiting) return
    const last = [...lines.looking].at(-1) ?? [...lines.booking].at(-1)
    last?.settle(busy)
  }

  const turn = ({ priority, signal }: Asking) =>
    Effect.callback<void, Refusal>((resume) => {
      const leave = (): void => {
        clearTimeout(patience)
        signal.removeEventListener("abort", left)
        lines[priority].delete(ticket)
      }
      const settle: Ticket["settle"] = (outcome) => {
        leave()
        resume(outcome)
      }
      const left = () => settle(Effect.fail(new AskerGone()))
      const ticket: Ticket = { priority, settle }
      const patience = setTimeout(() => settle(busy), limits.waitMs)
      if (signal.aborted) return left()
      signal.addEventListener("abort", left)
      lines[priority].add(ticket)
      beginNext()
      keepSeats()
    })

  return (asking) => (work) =>
    Effect.uninterruptibleMask((restore) =>
      Effect.andThen(
        turn(asking),
        Effect.ensuring(
          restore(work),
          Effect.sync(() => {
            atWork[asking.priority] -= 1
            beginNext()
          }),
        ),
      ),
    )
}
