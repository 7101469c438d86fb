import type { CardAnswer, GivenCard } from "#core/payment/card-payments.port.ts"
import {
  asksForPrice,
  atManaging,
  cardAsked,
  dearer,
  ownBooking,
  windowOf,
} from "#tests/ui/support/at-managing.tsx"
import { aContext } from "#tests/ui/support/stage.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const SANDBOX = /^Test mode: no real money\. Use the test card/
const LEAVE = "Keep my original booking"

/** A guest whose dearer change asks for a card. */
const paying = async (script: Parameters<typeof atManaging>[0] = {}) => {
  await atManaging({
    ...script,
    bookings: {
      quoteChange: () => Effect.succeed(dearer),
      change: () => Effect.succeed(cardAsked),
      ...script.bookings,
    },
  })
  const other = await asksForPrice()
  fireEvent.click(await other.findByRole("button", { name: /^Change and pay RM.20\.00$/ }))
  const dialog = await windowOf(/^Pay RM.20\.00$/)
  const types = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const fillsIn = (number = "4242424242424242") => {
    types(/^Card number/, number)
    types("Expiry date", "1240")
    types("Security code (CVC)", "123")
    types("Name on card", "AISYAH TAN")
  }
  const pay = () => fireEvent.click(dialog.getByRole("button", { name: "Pay the difference" }))
  return { dialog, types, fillsIn, pay }
}

describe("the card for a difference", () => {
  it("is asked for with the reason, and with test cards in the sandbox", async () => {
    const { dialog } = await paying()

    expect(
      dialog.getByText(
        "Your booking changes as soon as you pay the difference. Until then it stays as it is.",
      ),
    ).toBeTruthy()
    expect(dialog.getByText(SANDBOX)).toBeTruthy()
    expect(dialog.getByRole("button", { name: LEAVE })).toBeTruthy()
    expect(dialog.queryByText("Checking your payment…")).toBeNull()
    expect(dialog.queryByRole("alert")).toBeNull()
    expect(screen.queryByRole("dialog", { name: "Change dates, guests or rooms" })).toBeNull()
  })

  it("names no test cards where money is real", async () => {
    const { dialog } = await paying({ facts: { ...aContext().facts, sandbox: false } })

    expect(dialog.queryByText(SANDBOX)).toBeNull()
  })

  it("is given as it was typed", async () => {
    const given: Array<GivenCard> = []
    const { dialog, fillsIn, pay } = await paying({
      cards: {
        confirm: (_, card) => {
          given.push(card)
          return Effect.never
        },
      },
    })
    fillsIn()

    pay()

    expect(given).toMatchObject([{ number: "4242424242424242", cvc: "123", holder: "AISYAH TAN" }])
    expect(dialog.getByText("Checking your payment…").getAttribute("role")).toBe("status")
    expect(dialog.queryByLabelText(/^Card number/)).toBeNull()
  })

  it("is not given while something is wrong with it, which is said at its field", async () => {
    const { dialog, types, fillsIn, pay } = await paying({
      cards: { confirm: () => Effect.die("given") },
    })
    fillsIn("4242424242424241")
    types("Name on card", "")
    pay()
    const [number, holder] = [
      dialog.getByLabelText(/^Card number/),
      dialog.getByLabelText("Name on card"),
    ]
    expect(number.getAttribute("aria-invalid")).toBe("true")
    expect(holder.getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(number)

    types(/^Card number/, "4242424242424242")

    expect(number.getAttribute("aria-invalid")).toBeNull()
    expect(holder.getAttribute("aria-invalid")).toBe("true")
  })

  it("leaves everything as it was where the guest closes the window", async () => {
    let left = 0
    const { dialog } = await paying({
      bookings: {
        leaveChange: () => {
          left += 1
          return Effect.succeed(ownBooking)
        },
      },
    })

    fireEvent.click(dialog.getByRole("button", { name: LEAVE }))

    await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
    expect(left).toBe(1)
  })
})

describe("a bank that asks who is paying for a difference", () => {
  const asksWho = () => Effect.succeed<CardAnswer>({ kind: "challenge", address: "about:blank" })
  const challenged = { confirm: asksWho, stateOf: () => Effect.never }

  it("asks in the same window", async () => {
    const { dialog, fillsIn, pay } = await paying({ cards: challenged })
    fillsIn()

    pay()

    expect((await dialog.findByTitle("Your bank’s verification page")).tagName).toBe("IFRAME")
    expect(dialog.queryByText("Checking your payment…")).toBeNull()
  })

  it("can be left for another card, and what that means is said", async () => {
    const { dialog, fillsIn, pay } = await paying({ cards: challenged })
    fillsIn()
    pay()
    await dialog.findByTitle("Your bank’s verification page")

    fireEvent.click(dialog.getByRole("button", { name: LEAVE }))

    expect((await dialog.findByRole("alert")).textContent).toBe(
      "The payment was not completed. Nothing has been charged. You can pay again or choose another way.",
    )
    expect(dialog.getByLabelText(/^Card number/)).toBeTruthy()
  })
})
