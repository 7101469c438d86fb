import { expect, test } from "vitest"
import { senOf } from "#core/money/amounts.ts"
import { anySearch, withFilters } from "#core/search-request/change-search.ts"
import { chosenFilters } from "#core/search-request/chosen-filters.ts"
import type { Filters } from "#core/search-request/filters.ts"
import { filterGroupNames, filterGroups } from "#core/search-request/filter-groups.ts"
import { choiceLabel, chosenLabel } from "#ui/screens/results/filter-labels.ts"
import { aContext } from "#tests/ui/support/stage.tsx"

const { say } = aContext().words

const labels = (filters: Partial<Filters>) =>
  chosenFilters(withFilters(anySearch, filters)).map((one) =>
    chosenLabel(one, say).replaceAll("\u00A0", " "),
  )

test("each filter that is on is called what it asks for", () => {
  expect(
    labels({
      freeCancellation: true,
      payAtProperty: true,
      starBands: ["0-1"],
      guestScore: 9,
      propertyAmenities: ["gym"],
      roomAmenities: ["wifi"],
      facts: ["lift"],
      kinds: ["guestHouse"],
      condoTypes: ["loft"],
      bedrooms: 2,
    }).toSorted(),
  ).toEqual(
    [
      "Free Cancellation",
      "Pay at property",
      "0-1 star",
      "Score 9.0 or more",
      "Gym",
      "WiFi",
      "Lift",
      "Guest house",
      "Loft / SOHO",
      "2 bedrooms or more",
    ].toSorted(),
  )
})

test.each([
  [{ minPrice: senOf(10_000) }, "From RM 100.00"],
  [{ maxPrice: senOf(25_050) }, "Up to RM 250.50"],
  [{ minPrice: senOf(10_000), maxPrice: senOf(25_050) }, "RM 100.00 – RM 250.50"],
])("a price filter is called by its bounds: %j", (prices, label) => {
  expect(labels(prices)).toEqual([label])
})

test("every choice of every filter has a name in words", () => {
  const names = filterGroupNames.flatMap((group) =>
    filterGroups[group].choices.map((choice) => choiceLabel(group, String(choice), say)),
  )

  expect(names.filter((name) => name === "" || /^[a-z]+\.|\.[a-z]/.test(name))).toEqual([])
  expect(names.length).toBeGreaterThan(30)
})
