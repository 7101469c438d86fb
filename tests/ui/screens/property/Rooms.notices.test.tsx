import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Issue } from "#core/kernel/issue.ts"
import { senOf } from "#core/money/amounts.ts"
import { PlanId } from "#core/property/rate-plan.ts"
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

const early = { path: "dates.checkIn", code: "BookedTooEarly", count: 30 } as const
const short = { path: "dates", code: "BelowMinNights", count: 7 } as const
const [TOO_EARLY, TOO_SHORT] = [
  "This check-in date can be booked at most 30 days ahead",
  "At least 7 nights on these dates",
]

const gone = (...restricted: ReadonlyArray<ReadonlyArray<Issue>>) => {
  const { lowestNight } = anOffer()
  const plans = restricted.map((issues, place) => ({
    plan: PlanId.make(`plan-${place}`),
    lowestNight,
    freeCancellationUntil: null,
    locked: false,
    ...(issues.length > 0 && { restricted: issues as [Issue, ...ReadonlyArray<Issue>] }),
  }))
  return anOffer({ free: 0, ...(plans.length > 0 && { plans }) })
}

test.each<[string, PropertyPage["offers"], ReadonlyArray<string>]>([
  [
    "all rooms by themselves",
    [
      { ...gone(), restricted: [early, short] },
      { ...aGoneLoft(), restricted: [short] },
    ],
    [TOO_EARLY, TOO_SHORT],
  ],
  ["every plan", [gone([early], [short])], [TOO_EARLY, TOO_SHORT]],
  ["one plan", [gone([early], [])], []],
  ["one room of two", [{ ...gone(), restricted: [early] }, aGoneLoft()], []],
])("what keeps %s is said once each, or that no room is free", async (_, offers, says) => {
  const section = await drawn({ offers, mix: null })
  const [notice] = section.getAllByRole("status")

  expect([...(notice?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual(
    says,
  )
  expect(section.queryAllByText(SOLD_OUT)).toHaveLength(says.length === 0 ? 1 : 0)
})
