import {
  AddressCodeRefused,
  BookingsUnreachable,
  GuaranteeNeeded,
  HoldOver,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const mailed = Effect.succeed({ againAfterSeconds: 0 })

/** Pays on arrival, which needs a proved address, up to the press that has the code mailed. */
const askingForCode = async (script: Partial<Bookings>) => {
  const stage = await atCheckout({
    input: { known: { details: aGuest({ email: " aisyah.tan@example.com" }), maskedNumber: null } },
    bookings: {
      pay: () => Effect.fail(new GuaranteeNeeded({ guarantee: "address" })),
      mailCode: () => mailed,
      ...script,
    },
  })
  await userEvent.click(await screen.findByLabelText(/^Pay at property/))
  await userEvent.click(await bookButton())
  await userEvent.click(await screen.findByRole("button", { name: "Send me a code" }))
  return stage
}

const untilTyping = async (script: Partial<Bookings> = {}) => {
  const stage = await askingForCode(script)
  const dialog = within(
    await screen.findByRole("dialog", { name: "Enter the code from our email" }),
  )
  const field = dialog.getByLabelText<HTMLInputElement>("Verification code")
  const types = (code: string) => {
    fireEvent.change(field, { target: { value: code } })
    fireEvent.submit(field.form!)
  }
  return { ...stage, dialog, field, types }
}

describe("the window for the code", () => {
  it("says where the code was sent and how long it works, and finds nothing wrong yet", async () => {
    const { dialog, field } = await untilTyping()

    expect(field.getAttribute("aria-invalid")).toBeNull()
    expect(field.getAttribute("spellcheck")).toBe("false")

    expect(
      dialog.getByText(
        "We sent a 6-digit code to aisyah.tan@example.com. It works for 10 minutes. If you cannot find it, please look in your spam folder.",
      ),
    ).toBeTruthy()
    expect(dialog.queryByRole("alert")).toBeNull()
  })

  it("does not open before the first code is mailed, which is said at Book Now", async () => {
    await askingForCode({ mailCode: () => Effect.never })

    expect(screen.getByText("Sending you a code…").getAttribute("role")).toBe("status")
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("does not open where no code was mailed, and what is wrong is said in the form", async () => {
    await askingForCode({ mailCode: () => Effect.fail(new BookingsUnreachable()) })

    expect(await screen.findByText("We could not connect. Please try again.")).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("says that the code is checked, and says nothing of the code before", async () => {
    const answers = [
      Effect.fail(new AddressCodeRefused({ reason: "wrong", attemptsLeft: 4 })),
      Effect.never,
    ]
    const { dialog, types } = await untilTyping({ proveAddress: () => answers.shift()! })
    const button = dialog.getByRole("button", { name: "Confirm and book" })
    expect(button.getAttribute("aria-disabled")).toBe("false")
    types("123456")
    await dialog.findByRole("alert")

    types("654321")

    expect(button.textContent).toBe("Checking the code…")
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(dialog.queryByRole("alert")).toBeNull()
  })

  it("stays while another code is mailed, and takes no code meanwhile", async () => {
    const answers = [mailed, Effect.never]
    const { dialog, types, field } = await untilTyping({ mailCode: () => answers.shift()! })

    await userEvent.click(await dialog.findByRole("button", { name: "Send a new code" }))
    expect(dialog.getByRole("button", { name: "Sending you a code…" })).toBeTruthy()
    types("12")

    expect(field.getAttribute("aria-invalid")).toBeNull()
  })

  it("says after how long another code can be asked for", async () => {
    const { dialog } = await untilTyping({
      mailCode: () => Effect.succeed({ againAfterSeconds: 60 }),
    })

    expect(dialog.getByText("You can ask for a new code in 60 seconds.")).toBeTruthy()
    expect(dialog.queryByRole("button", { name: "Send a new code" })).toBeNull()
  })

  it("takes a right code after one that was none", async () => {
    const typed: Array<string> = []
    const { types, field } = await untilTyping({
      proveAddress: (_, code) => {
        typed.push(code)
        return Effect.never
      },
    })
    types("12345")
    expect(field.getAttribute("aria-invalid")).toBe("true")

    types("123456")

    expect(field.getAttribute("aria-invalid")).toBeNull()
    expect(typed).toEqual(["123456"])
  })

  it("closes where the hold ended meanwhile", async () => {
    const { types } = await untilTyping({ proveAddress: () => Effect.fail(new HoldOver()) })

    types("123456")

    expect(await screen.findByRole("heading", { name: "Your hold has ended" })).toBeTruthy()
  })
})
