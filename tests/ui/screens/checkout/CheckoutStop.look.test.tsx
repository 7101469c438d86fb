import {
  BookingsUnreachable,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { atCheckout } from "#tests/ui/support/at-checkout.tsx"
import {
  holdLimited,
  holdOver,
  refusesHold,
  unanswered,
} from "#tests/ui/support/stopped-checkouts.ts"
import { buttonClasses } from "#ui/parts/Button.tsx"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const nothingChosen = { input: { wanted: null } }
const priceChanged = refusesHold(new PriceChanged({ quote: aQuote({ residency: "visitor" }) }))

/** The notice of a checkout that stops. */
const stopped = async (script: Parameters<typeof atCheckout>[0]) => {
  await atCheckout(script)
  return screen.findByRole("alert")
}

describe("a checkout that stops", () => {
  it.each([
    ["search", "nothing was chosen", nothingChosen],
    ["cloud-off", "nobody answered the hold", refusesHold(new BookingsUnreachable())],
    ["cloud-off", "nobody answered the question after the booking", unanswered],
    ["circle-exclamation-point", "the rooms are sold out", refusesHold(new SoldOut())],
    ["circle-exclamation-point", "the price has changed", priceChanged],
    ["circle-exclamation-point", "too many stays are held", refusesHold(new TooManyHolds())],
    ["circle-exclamation-point", "rooms are not held without payment", refusesHold(holdLimited)],
    [
      "circle-exclamation-point",
      "the stay cannot be",
      refusesHold(new StayRefused({ issues: [] })),
    ],
    ["calendar-clock", "the hold is over", holdOver],
  ])("has the sign %s where %s", async (sign, _, script) => {
    const said = await stopped(script)

    expect(said.querySelector("use")?.getAttribute("href")).toMatch(new RegExp(`#${sign}$`))
  })

  it.each([
    ["primary", "See other rooms", refusesHold(new SoldOut())],
    ["primary", "Back to the property", refusesHold(new StayRefused({ issues: [] }))],
    ["quiet", "Back to the property", refusesHold(new TooManyHolds())],
    ["quiet", "Back to the property", holdOver],
  ] as const)("makes the way back the %s one: %s", async (look, name, script) => {
    const back = within(await stopped(script)).getByRole("button", { name })

    expect(back.className.trim()).toBe(buttonClasses({ look }))
  })
})
