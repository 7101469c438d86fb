import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { RefundChanged } from "#core/managing/managing.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import {
  atManaging,
  ownBooking,
  presses,
  rowsOf,
  windowOf,
} from "#tests/ui/support/at-managing.tsx"
import { Instant } from "#core/kernel/instant.ts"
import { fireEvent, screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const CONFIRM = "Cancel and get this refund"
const late = { ...ownBooking, asOf: Instant.make("2026-12-02T07:00:00.000Z") }

const considering = async (
  cancel?: ManagedBookings["cancel"],
  booking: typeof ownBooking = ownBooking,
) => {
  await atManaging({ booking, ...(cancel && { bookings: { cancel } }) })
  await presses("Cancel booking")
  const dialog = await windowOf("Cancel booking")
  const element = () => screen.getByRole("dialog", { name: "Cancel booking" })
  return { dialog, rows: () => rowsOf(element().querySelector("dl")!) }
}

describe("the window in which a booking is cancelled", () => {
  it("shows what was paid, what is charged and what comes back: all, in time", async () => {
    const { dialog, rows } = await considering()

    expect(rows()).toEqual([
      ["Rooms", "1 × Studio"],
      ["Paid so far", "RM 644.96"],
      ["Cancellation charge", "RM 0.00"],
      ["Your refund", "RM 644.96"],
    ])
    expect(
      dialog.getByText(
        "You are refunded the same way you paid. Banks usually show refunds within 5 to 10 working days.",
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/^The refund has changed/)).toBeNull()
    expect(screen.queryByText(/^We lost the connection/)).toBeNull()
  })

  it("shows the charge once it is too late for all", async () => {
    const { rows } = await considering(undefined, late)

    expect(rows().slice(1)).toEqual([
      ["Paid so far", "RM 644.96"],
      ["Cancellation charge", "RM 192.96"],
      ["Your refund", "RM 452.00"],
    ])
  })

  it("cancels for the refund that is shown, and says meanwhile that it does", async () => {
    const asked: Array<number> = []
    const { dialog } = await considering((_, refund) => {
      asked.push(refund)
      return Effect.never
    })
    const confirm = dialog.getByRole("button", { name: CONFIRM })
    expect(confirm.getAttribute("aria-disabled")).toBe("false")

    fireEvent.click(confirm)

    expect(asked).toEqual([64_496])
    expect(confirm.textContent).toBe("Cancelling…")
    expect(confirm.getAttribute("aria-disabled")).toBe("true")
  })

  it.each(["Keep my booking", "Close"])("closes and cancels nothing: %s", async (way) => {
    const { dialog } = await considering(() => Effect.die("cancelled"))

    fireEvent.click(dialog.getByRole("button", { name: way }))

    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByRole("button", { name: "Cancel booking" })).toBeTruthy()
  })

  it("shows a refund that changed with its charge, and cancels for that one", async () => {
    const asked: Array<number> = []
    const { dialog, rows } = await considering((_, refund) => {
      asked.push(refund)
      return asked.length === 1
        ? Effect.fail(new RefundChanged({ refund: senOf(12_345) }))
        : Effect.succeed({ ...ownBooking, status: "cancelled" })
    })
    fireEvent.click(dialog.getByRole("button", { name: CONFIRM }))

    const said = await dialog.findByText(
      "The refund has changed. This is the amount you get back now.",
    )
    expect(said.closest('[role="status"]')).not.toBeNull()
    expect(rows().slice(2)).toEqual([
      ["Cancellation charge", "RM 521.51"],
      ["Your refund", "RM 123.45"],
    ])
    fireEvent.click(dialog.getByRole("button", { name: CONFIRM }))

    expect(
      (await screen.findByText(/^Your booking is cancelled\./)).textContent.replaceAll(
        "\u00A0",
        " ",
      ),
    ).toBe("Your booking is cancelled. RM 123.45 is being refunded to your card.")
    expect(asked).toEqual([64_496, 12_345])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("goes on showing the refund that changed while it cancels for it, and after silence", async () => {
    const silence = Promise.withResolvers<void>()
    const answers = [
      Effect.fail(new RefundChanged({ refund: senOf(12_345) })),
      Effect.andThen(
        Effect.promise(() => silence.promise),
        Effect.fail(new BookingsUnreachable()),
      ),
    ]
    const { dialog, rows } = await considering(() => answers.shift()!)
    fireEvent.click(dialog.getByRole("button", { name: CONFIRM }))
    await dialog.findByText(/^The refund has changed/)

    fireEvent.click(dialog.getByRole("button", { name: CONFIRM }))
    expect(dialog.getByRole("button", { name: "Cancelling…" })).toBeTruthy()
    expect(rows()[3]).toEqual(["Your refund", "RM 123.45"])
    silence.resolve()

    await dialog.findByText(/^We lost the connection/)
    expect(rows()[3]).toEqual(["Your refund", "RM 123.45"])
  })

  it("shows the refund of the moment where the guest looks again later", async () => {
    const { dialog, rows } = await considering(() =>
      Effect.fail(new RefundChanged({ refund: senOf(12_345) })),
    )
    fireEvent.click(dialog.getByRole("button", { name: CONFIRM }))
    await dialog.findByText(/^The refund has changed/)
    fireEvent.click(dialog.getByRole("button", { name: "Keep my booking" }))

    await presses("Cancel booking")

    await windowOf("Cancel booking")
    expect(rows()[3]).toEqual(["Your refund", "RM 644.96"])
  })

  it("says after silence that it is safe to press again", async () => {
    const { dialog } = await considering(() => Effect.fail(new BookingsUnreachable()))

    fireEvent.click(dialog.getByRole("button", { name: CONFIRM }))

    const said = await dialog.findByText(
      "We lost the connection. You can safely press again; the booking is cancelled only once.",
    )
    expect(said.closest('[role="status"]')).not.toBeNull()
  })

  it("says of a booking without a refund only that it is cancelled", async () => {
    const { dialog } = await considering(undefined, { ...ownBooking, paid: noMoney })

    fireEvent.click(dialog.getByRole("button", { name: "Cancel without a refund" }))

    expect(await screen.findByText("Your booking is cancelled.")).toBeTruthy()
  })
})
