import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { RoomType } from "#core/property/room-type.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import { aPlan } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { RoomCard } from "#ui/screens/property/RoomCard.tsx"
import { anOffer, anOfferWithoutDates, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES, Choosing } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (
  changes: Partial<RoomOffer> = {},
  own: Partial<RoomType> = {},
  asked = ASKED,
) => {
  const room = aRoomType(own)
  const offer = anOffer(changes)
  const page = aPropertyPage({ property: aProperty({ rooms: [room] }), offers: [offer], mix: null })
  await draw(
    <Choosing page={page} asked={asked}>
      {(choice) => <RoomCard room={room} offer={offer} choice={choice} />}
    </Choosing>,
    { at: "/properties/kayu?adults=2" },
  )
  const card = screen.getByRole("article")
  return { card, text: card.textContent.replaceAll("\u00A0", " ") }
}

const plans = [aPlan()] as const
const { lowestNight, freeCancellationUntil } = anOffer()
const planOffers = plans.map(({ id }) => ({
  plan: id,
  lowestNight,
  freeCancellationUntil,
  locked: false,
}))

test("a room says whom it takes, what it is made of, what is in it, and its terms", async () => {
  const { card, text } = await drawn()

  expect(text).toMatch(
    new RegExp(
      "^StudioUp to 3 guests \\(at most 2 adults, 1 child\\) · 1 bedroom · 1 bed · 1 bath · 38 m²" +
        "WiFi · Kitchen · Air conditioning" +
        "Free cancellation until Tue, 1 Dec 2026, 15:00RM 400\\.46",
    ),
  )
  expect(within(card).getByRole("img", { name: "A king bed above the city" })).toBeTruthy()
})

test.each([
  ["with dates", anOffer({ freeCancellationUntil: null }), ASKED, "Free cancellation is over"],
  ["without", anOfferWithoutDates(), ASKED_WITHOUT_DATES, "until 3 days before check-in"],
] as const)("a room %s says of its terms what is true then", async (_, offer, asked, says) => {
  const { text } = await drawn(offer, {}, asked)

  expect(text).toContain(says)
})

test("a room without a picture or a known size leaves both out", async () => {
  const { card, text } = await drawn({}, { pictures: [], sizeSqm: null })

  expect(within(card).queryByRole("img")).toBeNull()
  expect(text).toMatch(/1 bathWiFi/)
})

test.each([
  [1, "Only 1 left"],
  [3, "Only 3 left"],
])("of %s rooms free it is said that few are left", async (free, says) => {
  expect((await drawn({ free })).text).toContain(says)
  expect(screen.getByRole("article").dataset["gone"]).toBe("false")
})

test.each<[string, Partial<RoomOffer>, typeof ASKED]>([
  ["four are free", { free: 4 }, ASKED],
  ["they are for members", { free: 2, locked: true }, ASKED],
  ["there are no dates", anOfferWithoutDates(), ASKED_WITHOUT_DATES],
])("nothing is said of rooms left where %s", async (_, changes, asked) => {
  const { text } = await drawn(changes, {}, asked)

  expect(text).not.toMatch(/Only|Not Available/)
})

test("a room on several plans says once how many are left, and leaves the terms to them", async () => {
  const { text } = await drawn({ free: 2, plans: planOffers }, { plans })

  expect(text.split("Only 2 left")).toHaveLength(2)
  expect(text.split("Free cancellation until")).toHaveLength(2)
  expect(text).toContain("Air conditioningOnly 2 leftFlexibleFree cancellation")
})

test("a room that is gone says so, and none of it can be taken", async () => {
  const { card, text } = await drawn({ free: 0 })

  expect(text).toContain("Not Available")
  expect(card.dataset["gone"]).toBe("true")
  expect(within(card).queryByRole("spinbutton")).toBeNull()
})

test("a room whose offer names no restriction is said to be gone, also on plans", async () => {
  const { text } = await drawn({ free: 0, plans: planOffers }, { plans })

  expect(text).toContain("Not Available")
})

test("rooms are taken up to as many as are free", async () => {
  const { card } = await drawn({ free: 2 })
  const field = within(card).getByRole("spinbutton", { name: "Rooms" })

  expect(["min", "max", "value"].map((name) => field.getAttribute(name))).toEqual(["0", "2", "0"])
})

test.each([
  [{ locked: true }, "Members only"],
  [{ memberPercent: 12 }, "Members save 12%"],
])("a deal for members %j leads to the login and back", async (changes, says) => {
  const { card } = await drawn(changes)

  expect(within(card).getByText(says)).toBeTruthy()
  expect(within(card).getByRole("link", { name: "Log in to unlock" }).getAttribute("href")).toBe(
    `/login?redirect=${encodeURIComponent("/properties/kayu?adults=2")}`,
  )
})

test("a room without a deal for members leads to no login", async () => {
  const { card } = await drawn()

  expect(within(card).queryByRole("link")).toBeNull()
})
