import { manageBookingWith } from "#core/managing/manage-booking.actors.ts"
import type { ManageInput } from "#core/managing/manage-booking.context.ts"
import type { ManageEvent } from "#core/managing/manage-booking.events.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { present } from "#core/kernel/present.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { scriptedManaging } from "#fixtures/doubles/managed-bookings.scripted.ts"
import { PATIENCE_MS } from "#tests/support/patience.ts"
import { Effect } from "effect"
import { createActor, waitFor } from "xstate"

type Script = Partial<ManagedBookings & CardPayments>
type Calls = Readonly<Record<string, (...given: ReadonlyArray<never>) => unknown>>

/** The same port, which writes down what it is asked. */
const heard = <Port extends object>(port: Port, asked: Array<unknown>): Port => {
  const calls = Object.entries(port as unknown as Calls).map(([name, call]) => [
    name,
    (...given: ReadonlyArray<never>) => {
      asked.push([name, ...given])
      return call(...given)
    },
  ])
  return Object.fromEntries(calls) as Port
}

/** One's own booking in hand, behind it bookings and cards that go well but for what a test says. */
export const managing = (
  script: Script = {},
  opens: ManageInput["opens"] = { id: aWholeBooking().id },
) => {
  const asked: Array<unknown> = []
  const answer = Effect.succeed({ kind: "authorised" } as const)
  const cards = { confirm: () => answer, stateOf: () => answer, ...script }
  const machine = manageBookingWith({
    bookings: heard(scriptedManaging(script), asked),
    cards: heard(cards, asked),
  })
  const actor = createActor(machine, { input: { visit: "visit-1", opens } }).start()
  const until = (state: string) =>
    waitFor(actor, ({ value }) => value === state, { timeout: PATIENCE_MS })
  /** Says something and waits for the state to which it leads. */
  const say = async (event: ManageEvent, state: string) => {
    actor.send(event)
    return (await until(state)).context
  }
  /** Waits until the guest's bank asks who is paying; the card in that moment. */
  const untilAsked = async () => {
    await until("confirmingCard")
    const card = present(actor.getSnapshot().children.cardConfirmation)
    await waitFor(card, ({ value }) => value === "challenged", { timeout: PATIENCE_MS })
    return card
  }
  return { asked, until, untilAsked, say }
}
