import { DetailsRefused } from "#core/booking/booking.errors.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const types = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const section = (name: string) => within(screen.getByRole("region", { name }))

describe("the form of the checkout", () => {
  it("has its parts in this order, each with its lead", async () => {
    await atCheckout()
    await bookButton()

    const form = screen.getByRole<HTMLFormElement>("form", { name: "Checkout" })
    expect(
      within(form)
        .getAllByRole("heading")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Personal Details",
      "Contact Details",
      "Special Requests",
      "Payment Method",
      "Payment Information",
    ])
    expect(
      section("Personal Details").getByText("Exactly as on your identity card or passport."),
    ).toBeTruthy()
    expect(
      section("Contact Details").getByText("The property uses these to reach you about this stay."),
    ).toBeTruthy()
    expect(
      section("Payment Information").getByText(
        "Your card number and security code go straight to the payment provider. We never see or store them.",
      ),
    ).toBeTruthy()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Checkout")
    expect(form.noValidate).toBe(true)
  })

  it("keeps what is typed into each field apart, and sends all of it", async () => {
    const sent: Array<GuestDetails> = []
    await atCheckout({
      bookings: {
        giveDetails: (_, details) => {
          sent.push(details)
          return Effect.succeed(aBookingView())
        },
      },
    })
    await userEvent.click(await screen.findByLabelText(/^Pay at property/))
    types("First name", "Wei")
    types("Last name", "Chen")
    types("Nationality", "CN")
    types("Passport or MyPR number", "E12345678")
    types("Day", "30")
    types("Month", "9")
    types("Year", "1985")
    await userEvent.click(screen.getByLabelText("Male"))
    types("Email", "wei.chen@example.com")
    types("Phone", "+8613123456789")
    types(/^Address/, "1 Nanjing Road")
    types(/^Special Requests.+/, "A quiet room")

    await userEvent.click(await bookButton())

    await expect.poll(() => sent).toHaveLength(1)
    expect(sent).toMatchObject([
      {
        firstName: "Wei",
        lastName: "Chen",
        nationality: "CN",
        identityNumber: "E12345678",
        dateOfBirth: "1985-09-30",
        gender: "male",
        email: "wei.chen@example.com",
        address: "1 Nanjing Road",
        specialRequests: "A quiet room",
        arrival: null,
      },
    ])
    expect(sent[0]?.phone.replaceAll(" ", "")).toBe("+8613123456789")
  })

  it("names to the browser what belongs into each field", async () => {
    await atCheckout()
    await bookButton()

    const filled = (label: string | RegExp) =>
      screen.getByLabelText(label).getAttribute("autocomplete")
    expect(["First name", "Last name", "Email", /^Address/].map((label) => filled(label))).toEqual([
      "given-name",
      "family-name",
      "email",
      "street-address",
    ])
    expect(screen.getByLabelText("Email").getAttribute("type")).toBe("email")
    expect(screen.getByLabelText("Email").getAttribute("spellcheck")).toBe("false")
  })

  it("says beside some fields what is meant, and which may be left out", async () => {
    await atCheckout()
    await bookButton()

    expect(
      screen.getByText("For example a quiet room or a high floor. Requests cannot be guaranteed."),
    ).toBeTruthy()
    expect(screen.getByText(/^Count each room with at least one guest/)).toBeTruthy()
    const optional = [
      "Address",
      "Special Requests",
      "Rooms with foreign guests",
      "Estimated arrival",
    ]
    expect(
      optional.map((name) => screen.getByLabelText(new RegExp(`^${name}.*optional`, "i")).tagName),
    ).toEqual(["TEXTAREA", "TEXTAREA", "SELECT", "SELECT"])
    expect(screen.getByText(/^No family name\?/)).toBeTruthy()
  })

  it.each([
    ["firstName", "First name"],
    ["lastName", "Last name"],
    ["nationality", "Nationality"],
    ["identityNumber", "MyKad (IC) number"],
    ["dateOfBirth", "Day"],
    ["gender", "Female"],
    ["roomsOfVisitors", /^Rooms with foreign guests/],
    ["email", "Email"],
    ["phone", "Phone"],
    ["address", /^Address/],
    ["specialRequests", /^Special Requests.+/],
    ["arrival", /^Estimated arrival time/],
  ])("says of %s at its own field what the server finds wrong", async (path, label) => {
    const issues = [{ path, code: "OnlyTheServerKnows" }]
    await atCheckout({
      input: { known: { details: aGuest(), maskedNumber: null } },
      bookings: { giveDetails: () => Effect.fail(new DetailsRefused({ issues })) },
    })
    await userEvent.click(await screen.findByLabelText(/^Pay at property/))

    await userEvent.click(await bookButton())

    await screen.findByRole("alert")
    const field = screen.getByLabelText(label)
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(`${field.id}-issue`)?.textContent).toBe("Please check this")
  })
})

describe("the date of birth that an identity number filled in", () => {
  const HINT = "Filled in from your identity number. Change it if it is wrong."

  it("is said to be filled in until it is changed", async () => {
    await atCheckout()
    await bookButton()
    expect(screen.queryByText(HINT)).toBeNull()

    types("MyKad (IC) number", "900412-14-5678")
    expect(screen.getByText(HINT)).toBeTruthy()
    types("Day", "13")

    expect(screen.queryByText(HINT)).toBeNull()
    expect(screen.getByText("Day, month, year: 12 4 1990")).toBeTruthy()
  })
})

describe("the name on the card", () => {
  it("is the guest's own until another is typed", async () => {
    await atCheckout()
    await bookButton()
    types("First name", "Aisyah")
    types("Last name", "Tan")
    const name = () => screen.getByLabelText<HTMLInputElement>("Name on card").value
    types(/^Card number/, "4242424242424242")
    expect(name()).toBe("Aisyah Tan")

    types("Name on card", "Ali")
    types("First name", "Siti")

    expect(name()).toBe("Ali")
    expect(screen.getByLabelText(/^Card number/)).toHaveProperty("value", "4242 4242 4242 4242")
  })
})
