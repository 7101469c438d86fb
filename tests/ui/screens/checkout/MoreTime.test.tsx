import { BookingsUnreachable, HoldLimited } from "#core/booking/booking.errors.ts"
import { atCheckout, noon } from "#tests/ui/support/at-checkout.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { minutesToMilliseconds } from "date-fns"
import { Effect } from "effect"
import { expect, it } from "vitest"

/** Rooms are held for 15 minutes from noon on. */
const inTheLastMinutes = () => noon + minutesToMilliseconds(14)

const LIMITED = "We cannot hold these rooms any longer right now."
const UNREACHABLE = "We could not reach our server. Please try again."

it("is offered in the last minutes, and gone once the rooms are held for longer", async () => {
  await atCheckout({ now: inTheLastMinutes })

  await userEvent.click(await screen.findByRole("button", { name: "5 more minutes" }))

  const timer = screen.getByRole("timer")
  await expect.poll(() => timer.textContent).toContain("6:00")
  expect(screen.queryByRole("button", { name: /more minute/ })).toBe(null)
})

it("is not offered before", async () => {
  await atCheckout({ now: () => noon })

  await screen.findByRole("timer")
  expect(screen.queryByRole("button", { name: /more minute/ })).toBe(null)
})

it("says why there is none, but not while it asks again", async () => {
  const asked = Promise.withResolvers<void>()
  const answers = [
    Effect.fail(new HoldLimited({ reason: "property", retryAfterSeconds: 60 })),
    Effect.andThen(
      Effect.promise(() => asked.promise),
      Effect.fail(new BookingsUnreachable()),
    ),
  ]
  await atCheckout({ now: inTheLastMinutes, bookings: { extend: () => answers.shift()! } })
  const more = await screen.findByRole("button", { name: "5 more minutes" })
  expect(screen.queryByText(LIMITED)).toBe(null)

  await userEvent.click(more)
  await screen.findByText(LIMITED)
  await userEvent.click(more)

  expect(more.textContent).toBe("One moment …")
  expect(screen.queryByText(LIMITED)).toBe(null)
  asked.resolve()
  await screen.findByText(UNREACHABLE)
  expect(screen.queryByText(LIMITED)).toBe(null)
})
