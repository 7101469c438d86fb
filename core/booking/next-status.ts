import { Effect } from "effect"
import { transition } from "xstate"
import type { BookingCommand, BookingEvent } from "./booking.event.ts"
import { bookingMachine } from "./booking.machine.ts"
import type { BookingStatus } from "./booking-status.ts"
import { StepRefused } from "./booking.errors.ts"

/** Where a booking stands after an event, and what is to be done about it. */
export type Step = {
  readonly status: BookingStatus
  readonly commands: ReadonlyArray<BookingCommand>
}

/**
 * The one place that knows which status follows which: it asks the booking machine. A fact heard
 * before leaves the status as it is and asks for nothing; an event out of turn is refused.
 */
export const step = (
  status: BookingStatus,
  event: BookingEvent,
): Effect.Effect<Step, StepRefused> =>
  Effect.suspend(() => {
    const before = bookingMachine.resolveState({ value: status })
    if (bookingMachine.getTransitionData(before, event).length === 0)
      return Effect.fail(new StepRefused({ status }))
    const [after, actions] = transition(bookingMachine, before, event)
    const commands = actions.map(({ type }) => type as BookingCommand)
    return Effect.succeed({ status: after.value, commands })
  })
