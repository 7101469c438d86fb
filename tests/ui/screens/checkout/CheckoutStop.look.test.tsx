import {
  BookingsUnreachable,
  HoldLimited,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { noDetails } from "#core/checkout/checkout.context.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { atCheckout, noon, wanted } from "#tests/ui/support/at-checkout.tsx"
import { buttonClasses } from "#ui/parts/Button.tsx"
import { screen, within } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const held = aBookingView()

const refusing = (failure: Effect.Error<ReturnType<Bookings["hold"]>>) => ({
  bookings: { hold: () => Effect.fail(failure) },
})
const record = {
  visit: "visit-1",
  requests: 0,
  stay: wanted.stay,
  total: held.quote.total,
  booking: held.id,
  details: noDetails,
}
const nothingChosen = { input: { wanted: null } }
const lost = {
  input: { record, wanted: null },
  bookings: { find: () => Effect.fail(new BookingsUnreachable()) },
}
const over = { now: () => noon + 15 * 60_000 }
const limited = new HoldLimited({ reason: "property", retryAfterSeconds: 270 })
const priceChanged = refusing(new PriceChanged({ quote: aQuote({ residency: "visitor" }) }))

/** The notice of a checkout that stops. */
const stopped = async (script: Parameters<typeof atCheckout>[0]) => {
  await atCheckout(script)
  return screen.findByRole("alert")
}

describe("a checkout that stops", () => {
  it.each([
    ["search", "nothing was chosen", nothingChosen],
    ["cloud-off", "nobody answered the hold", refusing(new BookingsUnreachable())],
    ["cloud-off", "nobody answered the question after the booking", lost],
    ["circle-exclamation-point", "the rooms are sold out", refusing(new SoldOut())],
    ["circle-exclamation-point", "the price has changed", priceChanged],
    ["circle-exclamation-point", "too many stays are held", refusing(new TooManyHolds())],
    ["circle-exclamation-point", "rooms are not held without payment", refusing(limited)],
    ["circle-exclamation-point", "the stay cannot be", refusing(new StayRefused({ issues: [] }))],
    ["calendar-clock", "the hold is over", over],
  ])("has the sign %s where %s", async (sign, _, script) => {
    const said = await stopped(script)

    expect(said.querySelector("use")?.getAttribute("href")).toMatch(new RegExp(`#${sign}$`))
  })

  it.each([
    ["primary", "See other rooms", refusing(new SoldOut())],
    ["primary", "Back to the property", refusing(new StayRefused({ issues: [] }))],
    ["quiet", "Back to the property", refusing(new TooManyHolds())],
    ["quiet", "Back to the property", over],
  ] as const)("makes the way back the %s one: %s", async (look, name, script) => {
    const back = within(await stopped(script)).getByRole("button", { name })

    expect(back.className.trim()).toBe(buttonClasses({ look }))
  })
})
