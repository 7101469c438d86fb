import { BookingsUnreachable, HoldLimited } from "#core/booking/booking.errors.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
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

it("offers no more time than the hold was long", async () => {
  const held = aBookingView({ holdUntil: Instant.make("2026-11-21T12:03:00.000Z") })
  await atCheckout({
    now: () => Date.parse("2026-11-21T12:02:00.000Z"),
    bookings: { hold: () => Effect.succeed(held) },
  })

  expect(await screen.findByRole("button", { name: "3 more minutes" })).toBeTruthy()
})

it("can be asked for again while nobody asks, and not while it is being asked for", async () => {
  await atCheckout({ now: inTheLastMinutes, bookings: { extend: () => Effect.never } })
  const more = await screen.findByRole("button", { name: "5 more minutes" })
  expect(more.getAttribute("aria-disabled")).toBe("false")

  await userEvent.click(more)

  expect(more.getAttribute("aria-disabled")).toBe("true")
})
