import {
  BookingsUnreachable,
  AddressCodeRefused,
  GuaranteeNeeded,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fillInGuest } from "#tests/ui/support/fill.tsx"

const EMAIL = "aisyah.tan@example.com"

/** Pays on arrival; the first press needs a proved address. */
const needingProof = (script: Partial<Bookings> = {}) => {
  let presses = 0
  return {
    pay: () => {
      presses += 1
      return presses === 1
        ? Effect.fail(new GuaranteeNeeded({ guarantee: "address" }))
        : Effect.succeed({ kind: "confirmed" as const, booking: aConfirmedBooking() })
    },
    mailCode: () => Effect.succeed({ againAfterSeconds: 0 }),
    ...script,
  }
}

const untilAsked = async (script?: Partial<Bookings>) => {
  const stage = await atCheckout({ bookings: needingProof(script) })
  await screen.findByRole("timer")
  await fillInGuest()
  await userEvent.click(screen.getByLabelText(/^Pay at property/))
  await userEvent.click(await bookButton())
  const send = await screen.findByRole("button", { name: "Send me a code" })
  return { ...stage, send }
}

const untilMailed = async (script?: Partial<Bookings>) => {
  const { send, ...stage } = await untilAsked(script)
  await userEvent.click(send)
  const dialog = await screen.findByRole("dialog", { name: "Enter the code from our email" })
  const field = within(dialog).getByLabelText("Verification code")
  const confirm = within(dialog).getByRole("button", { name: "Confirm and book" })
  return { ...stage, dialog, field, confirm }
}

describe("a guest who needs a proved address", () => {
  it("reads which address it is, and that nothing is lost", async () => {
    await untilAsked()

    expect(screen.getByText(new RegExp(`confirm that ${EMAIL} is your email`))).toBeTruthy()
    expect(screen.getByText(/You can also pay by card instead/)).toBeTruthy()
  })

  it("is offered no code for paying by card, or once something else is typed", async () => {
    await untilAsked()

    await userEvent.click(screen.getByLabelText(/^Credit or debit card/))
    expect(screen.queryByRole("button", { name: "Send me a code" })).toBeNull()
    await userEvent.click(screen.getByLabelText(/^Pay at property/))
    expect(screen.getByRole("button", { name: "Send me a code" })).toBeTruthy()
    await userEvent.type(screen.getByLabelText("Email"), "x")

    expect(screen.queryByRole("button", { name: "Send me a code" })).toBeNull()
  })

  it("types the mailed code, and the stay is booked", async () => {
    const typed: Array<string> = []
    const { address, field, confirm } = await untilMailed({
      proveAddress: (_, code) => {
        typed.push(code)
        return Effect.succeed({ proved: true })
      },
    })
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute("autocomplete")).toBe("one-time-code")
    expect(field.getAttribute("inputmode")).toBe("numeric")

    await userEvent.paste(" 123 456 ")
    await userEvent.click(confirm)

    await expect.poll(address).toMatch(/^\/booking\/confirmed/)
    expect(typed).toEqual([" 123 456 "])
  })

  it("is told what is no code before anybody is asked", async () => {
    const { field, confirm } = await untilMailed({ proveAddress: () => Effect.never })

    await userEvent.type(field, "12345")
    await userEvent.click(confirm)

    expect(screen.getByText("Please enter the 6 digits from our email")).toBeTruthy()
    expect(field.getAttribute("aria-invalid")).toBe("true")
    await userEvent.type(field, "6")
    expect(screen.queryByText("Please enter the 6 digits from our email")).toBeNull()
  })

  it.each([
    [new AddressCodeRefused({ reason: "wrong", attemptsLeft: 1 }), /You can try 1 more time\./],
    [new AddressCodeRefused({ reason: "wrong", attemptsLeft: 4 }), /You can try 4 more times\./],
    [new AddressCodeRefused({ reason: "expired", attemptsLeft: 4 }), /This code has expired/],
    [new AddressCodeRefused({ reason: "noAttemptsLeft", attemptsLeft: 0 }), /Too many wrong codes/],
    [new TooManyAttempts({ retryAfterSeconds: 541 }), /Too many codes .* in about 10 minutes/],
    [new BookingsUnreachable(), /We could not connect\. Please try again/],
  ] as const)("reads what is wrong and types again: %s", async (failure, words) => {
    const { dialog, field, confirm } = await untilMailed({
      proveAddress: () => Effect.fail(failure),
    })
    await userEvent.type(field, "123456")
    await userEvent.click(confirm)

    expect((await within(dialog).findByRole("alert")).textContent).toMatch(words)
    expect(document.activeElement).toBe(field)
  })

  it("asks for another code once the pause is over", async () => {
    const asked: Array<string> = []
    const { dialog, field } = await untilMailed({
      mailCode: (_, key) => {
        asked.push(key)
        return Effect.succeed({ againAfterSeconds: asked.length === 1 ? 0 : 60 })
      },
    })
    await userEvent.type(field, "12")

    await userEvent.click(await within(dialog).findByRole("button", { name: "Send a new code" }))

    expect(
      await within(dialog).findByText("You can ask for a new code in 60 seconds."),
    ).toBeTruthy()
    expect(new Set(asked).size).toBe(2)
    expect(field).toHaveProperty("value", "")
  })

  it("goes back to the form, with all that was typed, and may ask again", async () => {
    const { dialog } = await untilMailed()

    await userEvent.click(within(dialog).getByRole("button", { name: "Back to the form" }))

    expect(screen.queryByRole("dialog")).toBeNull()
    expect(screen.getByLabelText("First name")).toHaveProperty("value", "Aisyah")
    expect(screen.getByRole("button", { name: "Send me a code" })).toBeTruthy()
  })

  it("reads why no code was mailed", async () => {
    const { send } = await untilAsked({
      mailCode: () => Effect.fail(new TooManyAttempts({ retryAfterSeconds: 60 })),
    })

    await userEvent.click(send)

    expect(await screen.findByText(/Too many codes .* in about 1 minute\./)).toBeTruthy()
  })
})
