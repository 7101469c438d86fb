import {
  BookingNotFound,
  BookingsUnreachable,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { bookingLookupWith } from "#core/managing/booking-lookup.actors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { FindBooking } from "#ui/screens/booking/FindBooking.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { draw } from "#tests/ui/support/stage.tsx"

const booking = aConfirmedBooking()

const searching = async (findByCode: Bookings["findByCode"], code: string) => {
  const lookup = createActor(bookingLookupWith({ findByCode })).start()
  const drawn = await draw(<FindBooking lookup={lookup} />)
  const field = screen.getByRole("textbox", { name: "Confirmation No" })
  if (code !== "") await userEvent.type(field, code)
  await userEvent.click(screen.getByRole("button", { name: "Find my booking" }))
  return { ...drawn, field }
}

describe("finding a booking", () => {
  it("opens it, and keeps its code out of the address", { tags: ["§2.15", "§1.10"] }, async () => {
    const asked: Array<string> = []
    const { address } = await searching((code) => {
      asked.push(code)
      return Effect.succeed(booking)
    }, "7kq2m xw4zt")

    await expect.poll(address).toBe(`/booking/${booking.id}`)
    expect(asked).toEqual(["7kq2m xw4zt"])
  })

  it.each([
    ["", "Please enter the confirmation number"],
    ["7KQ2M", "Enter the 10 letters and digits of your confirmation number"],
  ])("asks nobody about %j", async (code, said) => {
    const { field } = await searching(() => Effect.die("asked"), code)

    expect(screen.getByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(field)
  })

  it.each([
    [new BookingNotFound(), /No booking matches/],
    [new TooManyAttempts({ retryAfterSeconds: 90 }), /Please wait 2 minutes/],
    [new BookingsUnreachable(), /We could not connect/],
  ])("says of %s what to do", async (failure, said) => {
    await searching(() => Effect.fail(failure), "7KQ2M-XW4ZT")

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it("asks again for the same code after silence", async () => {
    const answers = [Effect.fail(new BookingsUnreachable()), Effect.succeed(booking)]
    const { address } = await searching(() => answers.shift()!, "7KQ2M-XW4ZT")

    const again = await screen.findByRole("button", { name: "Try again" })
    expect(again.parentElement?.textContent).toMatch(/\. Try again$/)
    await userEvent.click(again)

    await expect.poll(address).toBe(`/booking/${booking.id}`)
  })
})
