import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { PlanId, type PlanPay } from "#core/property/rate-plan.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { aPlan } from "#fixtures/builders/a-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { BookingPanel } from "#ui/screens/property/BookingPanel.tsx"
import { ReserveBar } from "#ui/screens/property/ReserveBar.tsx"
import { anOffer, anOfferWithoutDates, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES, Choosing } from "#tests/ui/support/choosing.tsx"
import { aContext, draw } from "#tests/ui/support/stage.tsx"

const CARD_OR_THERE = "You can pay by card now or at the property on arrival."
const ONLY_THERE = "You pay at the property on arrival."

const drawn = async (
  changes: Partial<PropertyPage> = {},
  asked: StayAsked = ASKED,
  { takesCards = true } = {},
) => {
  const page = aPropertyPage(changes)
  await draw(
    <Choosing page={page} asked={asked}>
      {(choice) => (
        <>
          <BookingPanel page={page} asked={asked} choice={choice} />
          <ReserveBar page={page} choice={choice} />
        </>
      )}
    </Choosing>,
    { facts: { ...aContext().facts, sandbox: takesCards } },
  )
  const textOf = (part: HTMLElement) => part.textContent.replaceAll("\u00A0", " ")
  const panel = screen.getByRole("complementary", { name: "Your stay" })
  return {
    panel,
    text: textOf(panel),
    bar: textOf(screen.getByRole("region", { name: "Your stay" })),
  }
}

const paying = (pay: PlanPay, payAtProperty = true): Partial<PropertyPage> => {
  const plan = PlanId.make("flex")
  const { lowestNight, freeCancellationUntil } = anOffer()
  const sold = { plan, lowestNight, freeCancellationUntil, locked: false }
  return {
    property: aProperty({
      rooms: [aRoomType({ plans: [aPlan({ pay })] })],
      terms: sellingTerms({ payAtProperty }),
    }),
    offers: [anOffer({ plans: [sold] })],
    mix: [{ roomType: RoomTypeId.make("springwater-studio"), plan, count: 1 }],
  }
}

test.each([
  ["EITHER", true, CARD_OR_THERE],
  ["EITHER", false, ONLY_THERE],
  ["AT_PROPERTY", true, ONLY_THERE],
] as const)(
  "a stay paid %s, with cards taken: %s, says how it is paid",
  async (pay, takesCards, says) => {
    const { text } = await drawn(paying(pay), ASKED, { takesCards })

    expect(text).toContain(says)
  },
)

test.each([
  ["NOW", true],
  ["EITHER", false],
] as const)(
  "a stay paid %s says nothing of paying on arrival that is not possible",
  async (pay, there) => {
    const { text } = await drawn(paying(pay, there))

    expect(text).not.toContain("on arrival")
    expect(text).toContain("You will not be charged yet.")
  },
)

test("a stay with a price says it line by line, and in the bar of a phone", async () => {
  const { panel, text, bar } = await drawn()

  expect(within(panel).getByRole("group", { name: "Price details" })).toBeTruthy()
  expect(text).toMatch(/Free cancellation until .*1 Dec.* 15:00/)
  expect(text).not.toContain("From RM")
  expect(within(panel).queryByRole("status")).toBeNull()
  expect(bar).toBe(
    "RM 400.462 nights · Includes taxes and feesPlus a refundable deposit of RM 200.00Reserve",
  )
})

test.each([
  [1, "From RM 150.00 / nightExcludes taxes and feesChoose dates"],
  [2, "From RM 150.00 / room / nightExcludes taxes and feesChoose dates"],
])("without dates the lowest night is said, for %s rooms", async (rooms, says) => {
  const asked = { ...ASKED_WITHOUT_DATES, party: aParty({ rooms }) }
  const { panel, text, bar } = await drawn({ offers: [anOfferWithoutDates()], mix: null }, asked)

  expect(bar).toBe(says)
  expect(text).toContain(says.slice(0, says.indexOf("Choose")))
  expect(within(panel).queryByRole("group", { name: "Price details" })).toBeNull()
  expect(within(panel).getByRole("status").textContent).toBe(
    "Choose your dates to see the full price",
  )
})

test("with dates but without rooms the lowest night is said, and what is missing", async () => {
  const { panel, text, bar } = await drawn({ mix: null })

  expect(bar).toBe("From RM 150.00 / nightExcludes taxes and feesChoose rooms")
  expect(text).toContain("From RM 150.00 / night")
  expect(within(panel).getByRole("status").textContent).toBe("Choose at least one room")
  expect([panel.id, panel.tabIndex]).toEqual(["stay", -1])
})

test("where all rooms are for members no price is said", async () => {
  const offers = [anOfferWithoutDates()].map((offer) => ({ ...offer, locked: true }))
  const { bar } = await drawn({ offers, mix: null }, ASKED_WITHOUT_DATES)

  expect(bar).toBe("Choose dates")
})

test("the price that a night starts from is that of the page where the page has one", async () => {
  const offers = [anOfferWithoutDates()]
  const { bar } = await drawn(
    { offers, mix: null, lowestNight: senOf(16_500) },
    ASKED_WITHOUT_DATES,
  )

  expect(bar).toContain("From RM 165.00 / night")
})
