import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { Rooms } from "#ui/screens/property/Rooms.tsx"
import {
  aGoneLoft,
  anOffer,
  anOfferWithoutDates,
  aPropertyPage,
} from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES, Choosing } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const WITHOUT_DATES = "Choose dates to see which rooms are free and what the stay costs in total."
const SOLD_OUT = /^No room is free for all of these nights\./

const drawn = async (changes: Partial<PropertyPage> = {}, asked: StayAsked = ASKED) => {
  const page = aPropertyPage(changes)
  await draw(
    <Choosing page={page} asked={asked}>
      {(choice) => <Rooms page={page} asked={asked} choice={choice} />}
    </Choosing>,
  )
  return within(screen.getByRole("region", { name: "Select Your Room" }))
}

const names = (section: Awaited<ReturnType<typeof drawn>>) =>
  section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

test("rooms that can be had are listed, and nothing is said above them", async () => {
  const section = await drawn()

  expect(names(section)).toEqual(["Studio", "Loft"])
  expect(section.queryByText(WITHOUT_DATES)).toBeNull()
  expect(section.queryByText(SOLD_OUT)).toBeNull()
})

test("a room of which nothing is offered is left out", async () => {
  expect(names(await drawn({ offers: [aGoneLoft()], mix: null }))).toEqual(["Loft"])
})

test("without dates a notice leads to them", async () => {
  const section = await drawn({ offers: [anOfferWithoutDates()], mix: null }, ASKED_WITHOUT_DATES)

  expect(section.getByRole("link", { name: WITHOUT_DATES }).getAttribute("href")).toBe("#stay")
  expect(section.queryByText(SOLD_OUT)).toBeNull()
})

test("where no room is free it is said, and no dates are asked for", async () => {
  const section = await drawn({ offers: [anOffer({ free: 0 }), aGoneLoft()], mix: null })

  expect(section.getByText(SOLD_OUT)).toBeTruthy()
  expect(section.queryByText(WITHOUT_DATES)).toBeNull()
})

test("rooms that other dates would free lead to these, for the same guests and terms", async () => {
  const terms = { freeCancellation: true, payAtProperty: false }
  const restricted = [{ path: "dates", code: "BelowMinNights", count: 3 }] as const
  const dates = stayDates("2026-12-04", "2026-12-07")
  const section = await drawn(
    {
      offers: [anOffer({ free: 0, restricted })],
      mix: null,
      nearMiss: { restricted, otherDates: [{ dates, cost: senOf(60_000) }] },
    },
    { ...ASKED, terms },
  )
  const hrefs = section
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href?.startsWith("/properties/"))

  expect(hrefs).toEqual([
    "/properties/the-springwater?checkIn=2026-12-04&checkOut=2026-12-07&adults=2&freeCancellation=1",
  ])
  expect(section.queryByText(SOLD_OUT)).toBeNull()
})
