import { languages } from "#core/preferences/preferences.ts"
import {
  BookingsUnreachable,
  DetailsRefused,
  PaymentUnavailable,
} from "#core/booking/booking.errors.ts"
import type { PayRequest } from "#core/booking/bookings.port.ts"
import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { DeclineReason } from "#core/payment/payment.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { linksOfSentence, opens } from "#tests/ui/support/legal-sentence.ts"
import { fillIn, fillInGuest, typeCard } from "#tests/ui/support/fill.tsx"
import { unsaidOn } from "#tests/ui/support/unsaid-on.ts"

const press = async () => userEvent.click(await bookButton())

it(
  "has every part in the specified words",
  { tags: ["§2.31", "§3.10", "§3.12", "§9.2"] },
  async () => {
    await atCheckout()
    await bookButton()

    expect(
      unsaidOn(document.body, [
        "Personal Details",
        "Contact Details",
        "Special Requests",
        "Payment Information",
        "Payment Method",
        "Total Payable",
        "Edit Stay Details",
        "Book Now",
        "First name",
        "Last name",
        "Nationality",
        "MyKad (IC) number",
        "Date of birth",
        "Gender",
        "Male",
        "Female",
        "Email",
        "Phone",
        "Booking Fee",
        "SST 8%",
        "Occupancy Tax",
        "Deposit",
      ]),
    ).toEqual([])
    expect(screen.getByLabelText(/^Address/)).toBeTruthy()
  },
)

describe("Book Now", () => {
  it(
    "on an empty form sums up what is missing and goes to the first field",
    { tags: "§2.31" },
    async () => {
      await atCheckout()

      await press()

      const summary = await screen.findByRole("alert")
      expect(within(summary).getAllByRole("link")).toHaveLength(10)
      expect(document.activeElement).toBe(screen.getByLabelText("First name"))
      expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true")
    },
  )

  it.each(languages)(
    "says in %s what a guest accepts, with links to the terms and the privacy policy",
    async (language) => {
      await atCheckout({ language })

      expect(await linksOfSentence("checkout.terms", language)).toEqual([
        opens("terms"),
        opens("privacy"),
      ])
    },
  )

  it("leads from the summary to each field", async () => {
    await atCheckout()
    await press()

    await userEvent.click(
      await screen.findByRole("link", { name: "Email: Please enter your email" }),
    )

    expect(document.activeElement).toBe(screen.getByLabelText("Email"))
  })

  it("forgives a field as soon as it is typed into", async () => {
    await atCheckout()
    await press()
    await screen.findByRole("alert")

    await userEvent.type(screen.getByLabelText("Email"), "a")

    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBeNull()
  })

  it(
    "pays the total that stands beside it and opens the confirmed booking",
    { tags: ["§2.14", "§2.31", "§1.8"] },
    async () => {
      const paid: Array<PayRequest> = []
      const { address } = await atCheckout({
        bookings: {
          pay: (_, request) => {
            paid.push(request)
            return Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
          },
        },
      })
      await fillIn()

      await press()

      await expect.poll(address).toMatch(/^\/booking\/confirmed/)
      expect(paid).toEqual([{ method: "card", total: 64496 }])
    },
  )

  it("fills in what a MyKad says, tells that it did, and lets it be changed", async () => {
    await atCheckout()
    await userEvent.click(screen.getByLabelText("MyKad (IC) number"))
    await userEvent.paste("900412-14-5678")

    const year = screen.getByLabelText<HTMLInputElement>("Year")
    expect([screen.getByLabelText("Day"), screen.getByLabelText("Month"), year]).toMatchObject([
      { value: "12" },
      { value: "04" },
      { value: "1990" },
    ])
    expect(screen.getByLabelText("Female")).toMatchObject({ checked: true })
    expect(screen.queryByText(/^Filled in from your identity number/)).not.toBeNull()

    await userEvent.clear(year)
    expect(year.value).toBe("")
    expect(screen.queryByText("Day, month, year: 12 4 1990")).not.toBeNull()
  })

  it("lets a Malaysian count the rooms of foreign guests, and shows their Tourism Tax", async () => {
    await atCheckout()
    const rooms = await screen.findByLabelText(/^Rooms with foreign guests/)
    const choices = within(rooms).getAllByRole("option")
    expect(choices.map(({ textContent }) => textContent)).toEqual(["None", "1 of 1"])
    expect(screen.queryAllByText("RM 664.96")).toEqual([])

    await userEvent.selectOptions(rooms, "1 of 1")

    expect(screen.getAllByText("RM 664.96").length).toBeGreaterThan(0)
    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "CN")
    expect(screen.queryByLabelText(/^Rooms with foreign guests/)).toBeNull()
  })

  it("sends the total of a visitor, with Tourism Tax, as it stands beside it", async () => {
    const paid: Array<PayRequest> = []
    await atCheckout({
      bookings: {
        giveDetails: () =>
          Effect.succeed(aBookingView({ quote: aQuote({ residency: "visitor" }) })),
        pay: (_, request) => {
          paid.push(request)
          return Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
        },
      },
    })
    await fillIn()
    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "CN")
    await userEvent.clear(screen.getByLabelText("Passport or MyPR number"))
    await userEvent.paste("E12345678")

    await press()

    await waitFor(() => expect(paid).toEqual([{ method: "card", total: 66496 }]))
  })

  it("shows nothing as due now where the guest pays at the property", async () => {
    await atCheckout()
    await bookButton()
    expect(screen.queryByText("Due now")).toBeNull()

    await userEvent.click(await screen.findByLabelText(/^Pay at property/))

    expect(screen.getByText("Due now").nextSibling?.textContent).toMatch(/^RM.0\.00$/)
  })

  it("pays at the property without a card where that is offered", async () => {
    const methods: Array<string> = []
    await atCheckout({
      bookings: {
        pay: (_, { method }) => {
          methods.push(method)
          return Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
        },
      },
    })
    await fillIn("")
    await userEvent.click(await screen.findByLabelText(/^Pay at property/))

    await press()

    await waitFor(() => expect(methods).toEqual(["payAtProperty"]))
  })

  it("offers the property alone, chosen already, where nobody takes cards", async () => {
    const methods: Array<string> = []
    await atCheckout({
      facts: { sandbox: false },
      bookings: {
        pay: (_, { method }) => {
          methods.push(method)
          return Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
        },
      },
    })
    await bookButton()
    await fillInGuest()

    expect(screen.queryByLabelText(/card/i)).toBeNull()
    expect(screen.queryByText(/Sandbox/)).toBeNull()
    await press()

    await waitFor(() => expect(methods).toEqual(["payAtProperty"]))
  })

  it("does not offer to pay at a property that does not", async () => {
    const { property } = aBookingView()
    const booking = aBookingView({ property: { ...property, payAtProperty: false } })
    await atCheckout({ bookings: { hold: () => Effect.succeed(booking) } })
    await bookButton()

    expect(screen.queryByLabelText(/^Pay at property/)).toBeNull()
  })

  it("shows beside its field what only the server finds wrong", async () => {
    const issues = [{ path: "email", code: "NotAnEmail" }]
    await atCheckout({
      bookings: { giveDetails: () => Effect.fail(new DetailsRefused({ issues })) },
    })
    await fillIn()

    await press()

    expect(
      await screen.findByText("Enter a valid email, for example name@example.com"),
    ).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText("Email"))
  })

  it("says that nothing was charged when nobody answered", async () => {
    await atCheckout({
      bookings: { giveDetails: () => Effect.fail(new BookingsUnreachable()) },
    })
    await fillIn()

    await press()

    expect(await screen.findByText(/Nothing has been charged; please press/)).toBeTruthy()
  })

  it("offers to ask again when the payment's start is unclear", async () => {
    const answers = [
      Effect.fail(new PaymentUnavailable()),
      Effect.succeed({ kind: "confirmed" as const, booking: aConfirmedBooking() }),
    ]
    const { address } = await atCheckout({ bookings: { pay: () => answers.shift()! } })
    await fillIn()
    await press()

    await userEvent.click(await screen.findByRole("button", { name: "Check again" }))

    await expect.poll(address).toMatch(/^\/booking\/confirmed/)
  })
})

describe("a card that is declined", () => {
  it.each(DeclineReason.literals)(
    "because of %s is explained, and nothing typed is lost",
    async (reason) => {
      const held = aBookingView({ lastDecline: reason })
      await atCheckout({ bookings: { settle: () => Effect.succeed(held) } })
      await fillIn("4000000000000002")

      await press()

      const said = await screen.findByRole("alert")
      expect(said.textContent).toMatch(/Nothing has been charged/)
      expect(screen.getByLabelText("First name")).toHaveProperty("value", "Aisyah")
    },
  )

  it("gives way to another card", async () => {
    const settled = [aBookingView({ lastDecline: "declined" }), aConfirmedBooking()]
    const { address } = await atCheckout({
      bookings: { settle: () => Effect.succeed(settled.shift()!) },
    })
    await fillIn("4000000000000002")
    await press()
    await screen.findByRole("alert")

    await typeCard("4242424242424242")
    await press()

    await expect.poll(address).toMatch(/^\/booking\/confirmed/)
  })
})

describe("the bank's own question", () => {
  const challenged = {
    confirm: () => Effect.succeed<CardAnswer>({ kind: "challenge", address: "about:blank" }),
    stateOf: () => Effect.never,
  }

  it("stands in a window and is heard when it was answered", async () => {
    const { address } = await atCheckout({ cards: challenged })
    await fillIn()
    await press()
    expect((await screen.findByTitle("Your bank’s verification page")).tagName).toBe("IFRAME")

    const data = { sandbox: "challenge-answered" }
    window.dispatchEvent(new MessageEvent("message", { data, origin: location.origin }))

    await expect.poll(address).toMatch(/^\/booking\/confirmed/)
  })

  it("can be left for another way to pay", async () => {
    await atCheckout({ cards: challenged })
    await fillIn()
    await press()
    await screen.findByTitle("Your bank’s verification page")

    const [, leave] = screen.getAllByRole("button", { name: /^Choose another way to pay/ })
    await userEvent.click(leave!)

    expect(await screen.findByText(/The payment was not completed/)).toBeTruthy()
  })
})

describe("beside Book Now", () => {
  const freeUntil = aBookingView().freeCancellationUntil!
  const heldAt = (asOf: typeof freeUntil) => {
    const held = aBookingView({ asOf })
    return { hold: () => Effect.succeed(held), read: () => Effect.succeed(held) }
  }
  const saidAt = async (asOf: typeof freeUntil) => {
    await atCheckout({ bookings: heldAt(asOf) })
    const bar = (await bookButton()).parentElement!
    return [bar.textContent, document.body.textContent] as const
  }

  it("stands until when cancelling is free", async () => {
    const [bar] = await saidAt(aBookingView().asOf)

    expect(bar).toContain("Free cancellation until Tue, 1 Dec 2026, 15:00")
  })

  it("nothing is promised once that moment has come", async () => {
    const [bar, page] = await saidAt(freeUntil)

    expect(bar).toContain("Free cancellation is over for these dates")
    expect(page).toContain("Free cancellation has ended. If you cancel, the first night")
    expect(page).not.toContain("Free cancellation until")
  })
})
