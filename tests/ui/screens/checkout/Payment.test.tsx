import type { VisitEvent } from "#core/visitor/visit-events.ts"
import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom } from "#fixtures/builders/a-quote.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { atCheckout, bookButton, knownWithCard } from "#tests/ui/support/at-checkout.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const SANDBOX = /^Test mode: no real money\. Use the test card/
const spaced = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")
const chooses = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole("radio", { name }))

describe("the ways to pay", () => {
  it("say what is paid now and what on arrival, the card chosen already", async () => {
    await atCheckout()

    const ways = within(await screen.findByRole("group", { name: "Payment Method" }))
    const choices = ways.getAllByRole<HTMLInputElement>("radio")
    expect(
      choices.map(({ checked, parentElement }) => [spaced(parentElement?.textContent), checked]),
    ).toEqual([
      ["Credit or debit cardYou pay RM 644.96 now", true],
      ["Pay at propertyNothing now, RM 644.96 on arrival", false],
    ])
    expect(screen.getByText(SANDBOX).closest('[role="note"]')).not.toBeNull()
  })

  it("ask for no card where the guest pays at the property, and for one again after that", async () => {
    await atCheckout()
    await chooses(/^Pay at property/)
    expect(screen.queryByRole("region", { name: "Payment Information" })).toBeNull()
    expect(screen.queryByText(SANDBOX)).toBeNull()

    await chooses(/^Credit or debit card/)

    expect(screen.getByRole("region", { name: "Payment Information" })).toBeTruthy()
    expect(screen.getByLabelText(/^Card number/)).toBeTruthy()
  })

  it("name no test cards where money is real", async () => {
    const cardForm = { publishableKey: "pk_live_1", script: null }
    await atCheckout({ facts: { sandbox: false, cardForm } })

    expect(await screen.findByRole("region", { name: "Payment Information" })).toBeTruthy()
    expect(screen.queryByText(/^Test mode/)).toBeNull()
  })

  it("name the total of a guest from abroad", async () => {
    await atCheckout()
    await bookButton()

    fireEvent.change(screen.getByLabelText("Nationality"), { target: { value: "CN" } })

    expect(spaced(screen.getByText(/^You pay/).textContent)).toBe("You pay RM 664.96 now")
  })
})

describe("the rooms of foreign guests", () => {
  const two = aBookingView({
    quote: aQuote({ rooms: [aRatedRoom({ count: 2 })] }),
    party: aParty({ adults: 4, rooms: 2 }),
  })
  const opens = async () => {
    await atCheckout({ bookings: { hold: () => Effect.succeed(two) } })
    return screen.findByLabelText<HTMLSelectElement>(/^Rooms with foreign guests/)
  }

  it("are none of all for a Malaysian, unless some are chosen, which changes the total", async () => {
    const rooms = await opens()
    expect([...rooms.options].map(({ text }) => text)).toEqual(["None", "1 of 2", "2 of 2"])
    expect(rooms.value).toBe("0")
    const total = () => spaced(screen.getByText(/^You pay/).textContent)
    expect(total()).toBe("You pay RM 1,289.92 now")

    fireEvent.change(rooms, { target: { value: "1" } })

    expect(rooms.value).toBe("1")
    expect(total()).toBe("You pay RM 1,309.92 now")
  })

  it("are all for a guest from abroad, and one at least", async () => {
    await opens()

    fireEvent.change(screen.getByLabelText("Nationality"), { target: { value: "CN" } })

    const rooms = screen.getByLabelText<HTMLSelectElement>(/^Rooms with foreign guests/)
    expect([...rooms.options].map(({ text }) => text)).toEqual(["1 of 2", "2 of 2"])
    expect(rooms.value).toBe("2")
  })
})

describe("a payment that is begun", () => {
  const counting = () => {
    const told: Array<VisitEvent> = []
    const analytics = async () => ({
      consent: () => "agreed" as const,
      subscribe: () => () => {},
      decide: () => {},
      tell: (event: VisitEvent) => void told.push(event),
    })
    return { told, analytics }
  }

  it("is counted once, with its way and its amount", async () => {
    const { told, analytics } = counting()
    await atCheckout({
      analytics,
      input: knownWithCard,
      bookings: { pay: () => Effect.never },
    })
    await chooses(/^Pay at property/)
    expect(told).toEqual([])

    fireEvent.click(await bookButton())

    await expect.poll(() => told).toHaveLength(1)
    expect(told[0]?.fields).toMatchObject({ payment_type: "payAtProperty", value: 644.96 })
  })
})

describe("the bank's own question", () => {
  const asksWho = () => Effect.succeed<CardAnswer>({ kind: "challenge", address: "about:blank" })

  it.each([0, 1])("is asked in a window of its own, which has two ways out: %i", async (way) => {
    await atCheckout({
      input: knownWithCard,
      cards: { confirm: asksWho, stateOf: () => Effect.never },
    })
    expect(screen.queryByRole("dialog")).toBeNull()
    fireEvent.click(await bookButton())
    const dialog = within(
      await screen.findByRole("dialog", { name: "Your bank needs to verify your payment" }),
    )

    fireEvent.click(dialog.getAllByRole("button", { name: "Choose another way to pay" })[way]!)

    expect(await screen.findByText(/^The payment was not completed\./)).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
