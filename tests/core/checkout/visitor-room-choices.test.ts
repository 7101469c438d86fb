import { expect, it } from "vitest"
import { visitorRoomChoices } from "#core/checkout/visitor-room-choices.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aQuote, aRatedRoom, propertyTerms } from "#fixtures/builders/a-quote.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"

const stayOf = (rooms: number, people: number, tourismTaxExempt = false) => ({
  quote: aQuote({
    rooms: [aRatedRoom({ count: rooms })],
    terms: propertyTerms({ tourismTaxExempt }),
  }),
  party: aParty({ rooms, adults: people }),
})

it.each([
  ["a Malaysian alone has nothing to choose", aGuest(), 1, 1, []],
  ["a Malaysian with somebody in one room", aGuest(), 1, 2, [0, 1]],
  ["a Malaysian in one of two single rooms", aGuest(), 2, 2, [0, 1]],
  ["a Malaysian with company in two rooms", aGuest(), 2, 3, [0, 1, 2]],
  ["a visitor in one room has nothing to choose", aForeignGuest(), 1, 2, []],
  ["a visitor with two rooms has one of them", aForeignGuest(), 2, 2, [1, 2]],
  [
    "a permanent resident like a Malaysian",
    aForeignGuest({ identityNumber: "900412-14-5678" }),
    1,
    2,
    [0, 1],
  ],
] as const)("%s", (_, details, rooms, people, choices) => {
  expect(visitorRoomChoices(stayOf(rooms, people), details)).toEqual(choices)
})

it("children count as company", () => {
  const { quote } = stayOf(1, 1)

  expect(
    visitorRoomChoices({ quote, party: aParty({ adults: 1, children: 1 }) }, aGuest()),
  ).toEqual([0, 1])
})

it("there is nothing to choose where the property is exempt", () => {
  expect(visitorRoomChoices(stayOf(2, 3, true), aGuest())).toEqual([])
})
