import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { manageBookingWith } from "#core/managing/manage-booking.actors.ts"
import { MAX_CHANGE_POLLS } from "#core/managing/manage-booking.setup.ts"
import { waiting } from "#tests/core/managing/managing-told.ts"
import { scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import { scriptedManaging } from "#fixtures/doubles/managed-bookings.scripted.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { PayDialog } from "#ui/screens/manage-booking/PayDialog.tsx"
import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"

const BETWEEN_POLLS_MS = 2_000

/** A change whose money nobody knows of, with the time in the hands of the test. */
const paying = async () => {
  const clock = new SimulatedClock()
  const managed = createActor(
    manageBookingWith({
      bookings: scriptedManaging({
        openOwn: () => Effect.succeed(waiting),
        settleChange: () => Effect.fail(new BookingsUnreachable()),
      }),
      cards: scriptedCards(),
    }),
    { clock, input: { visit: "visit-1", opens: { id: waiting.id } } },
  ).start()
  const until = (state: string) => waitFor(managed, ({ value }) => value === state)
  await until("verifying")
  await draw(<PayDialog managed={managed} />)
  const asksToTheEnd = async () => {
    for (let poll = 0; poll <= MAX_CHANGE_POLLS; poll += 1) {
      await until("verifying")
      await act(async () => clock.increment(BETWEEN_POLLS_MS))
    }
  }
  return { managed, asksToTheEnd }
}

const settling = () => screen.queryByText("Checking your payment…")

it("says that the payment is being checked, then that the bank takes long, and asks again", async () => {
  const { managed, asksToTheEnd } = await paying()
  expect(settling()).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Try again" })).toBe(null)
  expect(screen.getByRole("dialog", { name: "Pay the difference" })).toBeTruthy()

  await asksToTheEnd()
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(settling()).toBe(null)
  expect(managed.getSnapshot().value).toBe("uncertain")

  await userEvent.click(again)
  expect(await screen.findByText("Checking your payment…")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Try again" })).toBe(null)
})

it("gives the change up when it is closed", async () => {
  const { managed } = await paying()

  await userEvent.click(screen.getByRole("button", { name: "Keep my original booking" }))

  expect(managed.getSnapshot().matches("verifying")).toBe(false)
})
