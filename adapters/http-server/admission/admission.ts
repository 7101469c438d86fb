import { TooBusy } from "#core/account/account.errors.ts"
import { Data, Effect } from "effect"
import { concurrencyLimit } from "./concurrency-limit.ts"
import { isStep, type Priority } from "./priority.ts"
import { waitingLine, type Comer } from "./waiting-line.ts"

/** How much one process answers at once, how much waits for it, and how long at most. */
export type AdmissionLimits = {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
}

/** The client closed its connection: nobody reads the answer. */
export class ClientGone extends Data.TaggedError("ClientGone") {}

type Refusal = TooBusy | ClientGone
type SeatRequest = Comer & { readonly signal: AbortSignal }
type Ticket = Comer & {
  readonly since: number
  readonly settle: (outcome: Effect.Effect<void, Refusal>) => void
}

/** Lets work begin when its turn comes, or says why it never will. */
export type Admission = {
  (asking: SeatRequest): <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | Refusal>
  /** Whether somebody who came now would not be refused at once. */
  readonly hasRoomFor: (comer: Comer) => boolean
}

/** Seconds after which somebody who was refused may ask again (`Retry-After`). */
export const RETRY_AFTER_SECONDS = 5
const busy = Effect.suspend(() =>
  Effect.fail(new TooBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS })),
)

/** How often the line is looked through, in milliseconds. */
const LOOK_MS = 50

/** Fails as soon as nobody waits for the answer any more. */
const gone = (signal: AbortSignal) =>
  Effect.callback<never, ClientGone>((resume) => {
    const tell = () => resume(Effect.fail(new ClientGone()))
    if (signal.aborted) return tell()
    signal.addEventListener("abort", tell, { once: true })
    return Effect.sync(() => signal.removeEventListener("abort", tell))
  })

/** Interrupts work whose asker leaves; what it has committed by then stays. */
export const whileAsked =
  (signal: AbortSignal) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | ClientGone> =>
    Effect.raceFirst(work, gone(signal))

/** The places at which requests are worked on: fewer while the event loop stays late. */
const workPlaces = (atOnce: number) => {
  const concurrency = concurrencyLimit(atOnce)
  const taken = { steps: 0, all: 0 }
  const change = (priority: Priority, by: number): void => {
    taken.all += by
    if (isStep(priority)) taken.steps += by
  }
  return {
    /** Some places are left to those who look: steps of a booking may wait for a payment provider. */
    hasOneFor: (priority: Priority): boolean => {
      const most = concurrency.now()
      if (taken.all >= most) return false
      return !isStep(priority) || taken.steps < most - Math.floor(most / 4)
    },
    take: (priority: Priority): void => change(priority, 1),
    giveBack: (priority: Priority): void => change(priority, -1),
    sawDelay: concurrency.saw,
  }
}

/**
 * A line that is looked through for as long as somebody waits in it. `look` is told how late the event
 * loop was, in milliseconds, before those who have waited enough are refused.
 */
const watchedLine = ({ waiting, waitMs }: AdmissionLimits, look: (delayMs: number) => void) => {
  const line = waitingLine<Ticket>(waiting)
  let next: ReturnType<typeof setTimeout> | undefined

  const lookThrough = (due: number): void => {
    const now = performance.now()
    next = undefined
    look(now - due)
    for (const ticket of line.all()) if (now - ticket.since >= waitMs) ticket.settle(busy)
    lookSoon()
  }
  const lookSoon = (): void => {
    if (next !== undefined || line.size() === 0) return
    const due = performance.now() + LOOK_MS
    next = setTimeout(() => lookThrough(due), LOOK_MS)
  }

  return {
    seatFor: line.seatFor,
    first: line.first,
    sit: (ticket: Ticket): void => {
      line.add(ticket)
      lookSoon()
    },
    leave: line.remove,
  }
}

/**
 * Bounds what one process works on and what waits for it. Whoever comes when all seats are taken is
 * refused at once, unless somebody less important or greedier gives way (`waiting-line.ts`). Who has
 * waited too long is refused too, and who left is forgotten before their work begins.
 */
export const admission = (limits: AdmissionLimits): Admission => {
  const places = workPlaces(limits.atOnce)
  const beginNext = (): void => {
    for (let ticket = line.first(places.hasOneFor); ticket; ticket = line.first(places.hasOneFor)) {
      places.take(ticket.priority)
      ticket.settle(Effect.void)
    }
  }
  const line = watchedLine(limits, (delayMs) => {
    places.sawDelay(delayMs)
    beginNext()
  })

  const turn = ({ priority, network, signal }: SeatRequest) =>
    Effect.callback<void, Refusal>((resume) => {
      if (signal.aborted) return resume(Effect.fail(new ClientGone()))
      if (places.hasOneFor(priority)) {
        places.take(priority)
        return resume(Effect.void)
      }
      const seat = line.seatFor({ priority, network })
      if (seat === null) return resume(busy)
      if (seat.of === "another") seat.ticket.settle(busy)
      const settle: Ticket["settle"] = (outcome) => {
        signal.removeEventListener("abort", left)
        line.leave(ticket)
        resume(outcome)
      }
      const left = () => settle(Effect.fail(new ClientGone()))
      const ticket: Ticket = { priority, network, since: performance.now(), settle }
      signal.addEventListener("abort", left)
      line.sit(ticket)
    })

  const admitted =
    (asking: SeatRequest) =>
    <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | Refusal> =>
      Effect.uninterruptibleMask((restore) => {
        const end = Effect.sync(() => {
          places.giveBack(asking.priority)
          beginNext()
        })
        return Effect.andThen(turn(asking), Effect.ensuring(restore(work), end))
      })

  return Object.assign(admitted, {
    hasRoomFor: (comer: Comer) => places.hasOneFor(comer.priority) || line.seatFor(comer) !== null,
  })
}
