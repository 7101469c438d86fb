import { noMoney } from "#core/money/amounts.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom } from "#fixtures/builders/a-quote.ts"
import { scriptedBookings } from "#fixtures/doubles/bookings.scripted.ts"
import { CheckoutJourney } from "#ui/screens/checkout/CheckoutJourney.tsx"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import { atCheckout, bookButton, wanted } from "#tests/ui/support/at-checkout.tsx"
import { fillIn } from "#tests/ui/support/fill.tsx"

const priceLines = () => within(screen.getByRole("group", { name: "Price details" }))

describe("what a guest typed", () => {
  it("stays in another language", async () => {
    const { checkout } = await atCheckout()
    await userEvent.type(await screen.findByLabelText("First name"), "Aisyah")
    cleanup()

    await draw(<CheckoutJourney checkout={checkout} />, { language: "cn" })

    expect(screen.getByLabelText("名字")).toHaveProperty("value", "Aisyah")
    expect(screen.getByRole("button", { name: "立即预订" })).toBeTruthy()
  })

  it("stays after a reload, with the day of birth as it was typed", async () => {
    const { checkout } = await atCheckout()
    await userEvent.type(await screen.findByLabelText("Month"), "4")
    const { details, stay, total, bookingId } = checkout.getSnapshot().context
    cleanup()

    const record = {
      visit: "visit-1",
      requests: 0,
      stay: stay!,
      total,
      booking: bookingId,
      details,
    }
    await atCheckout({ input: { record } })

    expect(await screen.findByLabelText("Month")).toHaveProperty("value", "4")
  })
})

it.each([
  ["Aisyah", "Tan", "Aisyah Tan"],
  ["美玲", "陈", ""],
])("fills the name on the card of %s %s with %j", async (firstName, lastName, filled) => {
  await atCheckout()
  await userEvent.type(await screen.findByLabelText("First name"), firstName)
  await userEvent.type(screen.getByLabelText("Last name"), lastName)

  expect(screen.getByLabelText("Name on card")).toHaveProperty("value", filled)
})

it("says at Book Now how much of the total is only held", async () => {
  await atCheckout()
  const bar = (await bookButton()).closest("div")?.parentElement
  const said = bar?.textContent?.replaceAll("\u00A0", " ")

  expect(said).toContain("Total PayableRM 644.96")
  expect(said).toContain(
    "RM 444.96 for the stay with taxes and fees, plus a refundable deposit of RM 200.00",
  )
})

describe("the opener of the summary on a phone", () => {
  const opener = () => screen.getByText(/Booking and price/).closest("summary")
  const said = () => opener()?.textContent?.replaceAll("\u00A0", " ")

  it.each([
    ["en", "Includes a refundable deposit of RM 200.00"],
    ["bm", "Termasuk deposit RM 200.00 yang akan dikembalikan"],
    ["cn", "含可退押金 RM 200.00"],
  ] as const)("names the deposit that is in its total in %s", async (language, words) => {
    await atCheckout({ language })
    const summary = (await screen.findByText(words)).closest("summary")

    expect(summary?.textContent?.replaceAll("\u00A0", " ")).toContain("RM 644.96")
  })

  it("names none where the stay has none", async () => {
    const quote = aQuote({ rooms: [aRatedRoom({ depositPerRoom: noMoney })] })
    const held = aBookingView({ quote })
    const bookings = { hold: () => Effect.succeed(held), find: () => Effect.succeed(held) }
    await atCheckout({ bookings, input: { wanted: { ...wanted, total: quote.total } } })
    await bookButton()

    expect(said()).toContain("RM 444.96")
    expect(said()).not.toContain("deposit")
  })
})

describe("the nationality", () => {
  it("changes label and price at once", async () => {
    await atCheckout()
    await bookButton()
    expect(priceLines().getByText("Total Payable").nextSibling?.textContent).toMatch(/644\.96/)

    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "CN")

    expect(
      screen.getByText("the guest’s nationality, which determines the Tourism Tax"),
    ).toBeTruthy()
    expect(screen.getByLabelText("Passport or MyPR number")).toBeTruthy()
    expect(priceLines().getByText("Total Payable").nextSibling?.textContent).toMatch(/664\.96/)
    expect(screen.getByLabelText(/^Credit or debit card/)).toBeTruthy()
  })

  it("offers Malaysia first and every country by its name", async () => {
    await atCheckout({ language: "cn" })
    const options = within(await screen.findByLabelText("国籍")).getAllByRole("option")

    expect(options[0]?.textContent).toBe("马来西亚")
    expect(options.length).toBeGreaterThan(240)
  })

  it("of a permanent resident with a MyPR number leaves tourism tax out", async () => {
    await atCheckout()
    await bookButton()
    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "SG")

    await userEvent.type(screen.getByLabelText("Passport or MyPR number"), "900412-71-5678")

    expect(priceLines().getByText("Total Payable").nextSibling?.textContent).toMatch(/644\.96/)
  })
})

describe("the phone number", () => {
  it(
    "is written internationally, for the country chosen from the searched list",
    { tags: ["§5.7", "§5.9"] },
    async () => {
      await atCheckout()
      await bookButton()
      await userEvent.click(
        await screen.findByLabelText(/^Country of the number: Malaysia, MY \+60/),
      )
      await userEvent.type(
        screen.getByRole("combobox", { name: "Search by country or code" }),
        "singap{Enter}",
      )

      await userEvent.type(screen.getByLabelText("Phone"), "91234567")
      await userEvent.tab()

      expect(screen.getByLabelText("Phone")).toHaveProperty("value", "+65 9123 4567")
    },
  )
})

describe("editing the stay", () => {
  it("shows the new price first, then holds the new stay and writes it into the address", async () => {
    const asked: Array<string> = []
    const { address } = await atCheckout({
      bookings: {
        hold: (request, key) => {
          asked.push(request.stay.dates.checkOut)
          return scriptedBookings().hold(request, key)
        },
        leave: () => Effect.succeed(null as never),
      },
      quote: async () => ({ ok: aQuote({ residency: "visitor" }) }),
    })
    await bookButton()
    await userEvent.click(screen.getByRole("button", { name: "Edit Stay Details" }))
    const dialog = within(screen.getByRole("dialog"))
    await userEvent.click(dialog.getByRole("button", { name: /^More: Children/ }))

    await userEvent.click(dialog.getByRole("button", { name: "Show the new price" }))
    await userEvent.click(await dialog.findByRole("button", { name: "Change my stay" }))

    await expect.poll(address).toMatch(/children=1/)
    expect(asked).toEqual(["2026-12-06", "2026-12-06"])
  })

  it("says that the stay remains when its rooms are not free", async () => {
    await atCheckout({ quote: async () => ({ failed: "soldOut" }) })
    await bookButton()
    await userEvent.click(screen.getByRole("button", { name: "Edit Stay Details" }))

    await userEvent.click(screen.getByRole("button", { name: "Show the new price" }))

    expect(await screen.findByText(/Your stay has not changed/)).toBeTruthy()
  })
})

describe("when a guest arrives", () => {
  const field = (name = /^Estimated arrival time/) =>
    screen.findByRole<HTMLSelectElement>("combobox", { name })

  it("is not said, unless chosen from the hours after check-in begins", async () => {
    const { checkout } = await atCheckout()
    const select = await field()

    expect([...select.options].map(({ text }) => text)).toEqual([
      "I don’t know yet",
      "15:00",
      "16:00",
      "17:00",
      "18:00",
      "19:00",
      "20:00",
      "21:00",
      "22:00",
      "23:00",
      "After midnight, the same night",
    ])
    expect(select.value).toBe("")
    expect(select.getAttribute("aria-describedby")).not.toBeNull()
    expect(screen.getByText("In Malaysian time. You can check in from 15:00.")).toBeTruthy()

    await userEvent.selectOptions(select, "21:00")
    expect(checkout.getSnapshot().context.details.arrival).toBe("21:00")
    await userEvent.selectOptions(select, "After midnight, the same night")
    expect(checkout.getSnapshot().context.details.arrival).toBe("afterMidnight")
    await userEvent.selectOptions(select, "I don’t know yet")
    expect(checkout.getSnapshot().context.details.arrival).toBeNull()
  })

  it.each([
    ["bm", /^Anggaran masa tiba/, "Saya belum pasti"],
    ["cn", /^预计到达时间/, "暂不确定"],
  ] as const)("is asked in %s", async (language, name, unknown) => {
    await atCheckout({ language })

    expect((await field(name)).selectedOptions[0]?.text).toBe(unknown)
  })

  it("is sent with the other details", async () => {
    const arrivals: Array<GuestDetails["arrival"]> = []
    await atCheckout({
      bookings: {
        giveDetails: (_, { arrival }) => {
          arrivals.push(arrival)
          return Effect.succeed(aBookingView())
        },
      },
    })
    await fillIn()
    await userEvent.selectOptions(await field(), "21:00")

    await userEvent.click(await bookButton())

    await waitFor(() => expect(arrivals).toEqual(["21:00"]))
  })
})

describe("an identity number that the profile keeps", () => {
  const known = {
    details: aGuest({ identityNumber: "", keptIdentity: "mykad" }),
    maskedNumber: "••••••••5678",
  }

  it.each([
    ["en", "MyKad (IC) number", "From your profile. Type another number to use that instead."],
    ["bm", "Nombor MyKad (KP)", "Daripada profil anda. Taip nombor lain untuk menggunakannya."],
    ["cn", "大马卡（身份证）号码", "取自您的个人资料。如需使用其他号码，请在此输入。"],
  ] as const)("shows its end in the empty field in %s", async (language, label, hint) => {
    await atCheckout({ language, input: { known } })
    const field = await screen.findByLabelText(label)

    expect(field).toHaveProperty("value", "")
    expect(field).toHaveProperty("placeholder", "••••••••5678")
    expect(screen.getByText(hint)).toBeTruthy()
  })

  it("is asked for once somebody else's name is typed", async () => {
    await atCheckout({ input: { known } })
    await userEvent.type(await screen.findByLabelText("First name"), "h")

    expect(screen.getByLabelText("MyKad (IC) number")).toHaveProperty("placeholder", "")
    expect(screen.getByText("12 digits, for example 900412-14-5678")).toBeTruthy()
  })
})
