import { Effect } from "effect"
import { transition } from "xstate"
import type { BookingCommand, BookingEvent } from "./booking.event.ts"
import { bookingMachine } from "./booking.machine.ts"
import type { BookingStatus } from "./booking-status.ts"
import { StepRefused } from "./booking.errors.ts"

/** The status of a booking after an event, and the work that follows from it. */
export type Step = {
  readonly status: BookingStatus
  readonly commands: ReadonlyArray<BookingCommand>
}

/**
 * The one place that knows which status follows which: it asks the booking machine. A fact heard
 * before leaves the status as it is and asks for nothing; null is an event out of turn.
 */
export const nextStep = (status: BookingStatus, event: BookingEvent): Step | null => {
  const before = bookingMachine.resolveState({ value: status })
  if (bookingMachine.getTransitionData(before, event).length === 0) return null
  const [after, actions] = transition(bookingMachine, before, event)
  const commands = actions.map(({ type }) => type as BookingCommand)
  return { status: after.value, commands }
}

/** The step that follows an event; fails where the event is out of turn. */
export const step = (
  status: BookingStatus,
  event: BookingEvent,
): Effect.Effect<Step, StepRefused> =>
  Effect.suspend(() => {
    const next = nextStep(status, event)
    return next === null ? Effect.fail(new StepRefused({ status })) : Effect.succeed(next)
  })
