import {
  BookingsUnreachable,
  PriceChanged,
  SoldOut,
  StayRefused,
  HoldLimited,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { noDetails } from "#core/checkout/checkout.context.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import type { SeenPrice } from "#ui/app/drafts.ts"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { atCheckout, bookButton } from "#tests/ui/support/at-checkout.tsx"

const SEEN_PRICE: SeenPrice = "price-seen"
const refusing = (failure: Effect.Error<ReturnType<Bookings["hold"]>>) => ({
  bookings: { hold: () => Effect.fail(failure) },
})
const never = { bookings: { hold: () => Effect.never } }
const held = aBookingView()
const remembering = {
  record: {
    visit: "visit-1",
    requests: 0,
    stay: {
      property: held.property.slug,
      dates: held.dates,
      party: held.party,
      rooms: aStayRequest().rooms,
    },
    total: held.quote.total,
    booking: held.id,
    details: noDetails,
  },
  wanted: null,
}

describe("a checkout on its way", () => {
  it("says that the rooms are being held", async () => {
    await atCheckout(never)

    expect(screen.getByRole("status")).toHaveProperty("textContent", "Holding your rooms…")
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Checkout")
  })

  it("says after a reload that it asks where the booking stands", async () => {
    await atCheckout({ input: remembering, bookings: { find: () => Effect.never } })

    expect(screen.getByText("Checking your booking…")).toBeTruthy()
  })
})

describe("a price that changed before the rooms were held", () => {
  const dearer = aQuote({ rooms: [aRatedRoom({ nights: nightsAt([18000, 26000]) })] })
  const changed = refusing(new PriceChanged({ quote: dearer }))

  it("says against the one seen what made it another", async () => {
    await atCheckout({ ...changed, kept: { [SEEN_PRICE]: aQuote() } })

    const why = within(await screen.findByRole("region", { name: "Why this price?" }))

    expect(why.getByText("a new rate for one or more nights")).toBeTruthy()
    expect(why.getByText(/^\+RM.40\.00$/)).toBeTruthy()
  })

  it("compares with no price that was not the one seen", async () => {
    await atCheckout({ ...changed, kept: { [SEEN_PRICE]: dearer } })

    await screen.findByText("The price has changed")

    expect(screen.queryByRole("region", { name: "Why this price?" })).toBeNull()
  })
})

const limited = new HoldLimited({ reason: "property", retryAfterSeconds: 270 })

describe("a checkout that stops", () => {
  it.each([
    ["These rooms have just been booked", refusing(new SoldOut())],
    ["You already hold 3 stays", refusing(new TooManyHolds())],
    ["We cannot hold these rooms for you right now", refusing(limited)],
    ["We could not reach our server", refusing(new BookingsUnreachable())],
    ["This stay cannot be booked", refusing(new StayRefused({ issues: [] }))],
    ["The price has changed", refusing(new PriceChanged({ quote: aQuote() }))],
    ["No stay chosen yet", { input: { wanted: null } }],
    [
      "We could not connect",
      { input: remembering, bookings: { find: () => Effect.fail(new BookingsUnreachable()) } },
    ],
    ["Your hold has ended", { now: () => Date.parse("2026-11-21T12:15:00.000Z") }],
  ])("says: %s", async (heading, script) => {
    await atCheckout(script)

    const said = await screen.findByRole("alert")

    expect(within(said).getByRole("heading", { level: 1 }).textContent).toBe(heading)
  })

  it("goes on without a hold, and says all the while that the rooms are not held", async () => {
    const hold: Bookings["hold"] = ({ withoutHold }) =>
      withoutHold ? Effect.succeed({ ...held, nightsKept: false }) : Effect.fail(limited)
    await atCheckout({ bookings: { hold } })
    expect(await screen.findByText("Or try again in about 5 minutes.")).toBeTruthy()

    await userEvent.click(await screen.findByRole("button", { name: "Continue without a hold" }))

    expect(await bookButton()).toBeTruthy()
    expect(screen.getByText("These rooms are not held while you fill in the form")).toBeTruthy()
    expect(screen.queryByRole("timer")).toBeNull()
  })

  it("asks again for the hold where the guest would rather wait", async () => {
    const answers = [Effect.fail(limited), Effect.succeed(held)]
    await atCheckout({ bookings: { hold: () => answers.shift()! } })

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("timer")).toBeTruthy()
  })

  it("names what is wrong with a stay that cannot be", async () => {
    const issues = [{ path: "dates.checkOut", code: "StayTooLong" }]
    await atCheckout(refusing(new StayRefused({ issues })))

    expect(await screen.findByText("You can book at most 30 nights")).toBeTruthy()
  })

  it("shows the price of before and of now, and goes on with the new one", async () => {
    const dearer = aQuote({ residency: "visitor" })
    const answers = [Effect.fail(new PriceChanged({ quote: dearer })), Effect.succeed(held)]
    await atCheckout({ bookings: { hold: () => answers.shift()! } })
    const accept = await screen.findByRole("button", { name: /Continue with RM.664\.96/ })

    expect(screen.getByText("Price you saw").nextSibling?.textContent).toMatch(/RM.644\.96/)
    await userEvent.click(accept)

    expect(await bookButton()).toBeTruthy()
  })

  it("takes the same stay again when the time is over", async () => {
    const over = aBookingView({ status: "expired" })
    await atCheckout({ input: remembering, bookings: { find: () => Effect.succeed(over) } })

    await userEvent.click(await screen.findByRole("button", { name: "Hold these rooms again" }))

    expect(await bookButton()).toBeTruthy()
  })
})

describe("a checkout that ends", () => {
  it("opens the confirmed booking", { tags: ["§2.17", "§4.6"] }, async () => {
    const confirmed = aBookingView({ status: "confirmed" })
    const { address } = await atCheckout({
      input: remembering,
      bookings: { find: () => Effect.succeed(confirmed) },
    })

    await expect.poll(address).toBe(`/booking/confirmed?booking=${held.id}`)
  })

  it("opens the failed booking", { tags: ["§2.18", "§4.7"] }, async () => {
    const { address } = await atCheckout({
      input: remembering,
      bookings: { find: () => Effect.succeed(aBookingView({ status: "failed" })) },
    })

    await expect.poll(address).toBe(`/booking/failed?booking=${held.id}`)
  })

  it("goes back to the property with dates and party", async () => {
    const { address } = await atCheckout()
    await bookButton()

    await userEvent.click(screen.getByRole("button", { name: "Back to the property" }))

    await expect
      .poll(address)
      .toBe(
        "/properties/the-springwater?checkIn=2026-12-04&checkOut=2026-12-06&adults=2&children=0&rooms=1",
      )
  })
})
