import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { noFilters } from "#core/search-request/change-search.ts"
import { filterNames } from "#core/search-request/filters-query.ts"
import type { Filters } from "#core/search-request/filters.ts"
import { filterGroups } from "#core/search-request/filter-groups.ts"
import type { Facets } from "#core/search/search-answer.ts"
import { FilterGroups } from "#ui/screens/results/FilterGroups.tsx"
import { someFacets } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = (filters: Partial<Filters> = {}, facets: Partial<Facets> = {}, rooms = 1) =>
  draw(
    <FilterGroups
      filters={{ ...noFilters, ...filters }}
      facets={someFacets(facets)}
      hasDates
      rooms={rooms}
    />,
  )

const inputsNamed = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
]

const groups = () =>
  screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent ?? "")

test("the filters come in the order in which guests narrow by them", async () => {
  await drawn()

  expect(groups()).toEqual([
    "Booking terms",
    "Price per night",
    "Guest score",
    "Star rating",
    "Property type",
    "Condo type",
    "Property Amenities",
    "Room Amenities",
    "Accessibility",
    "Muslim travellers",
    "Families",
    "Practical",
    "Bedrooms",
  ])
})

test("the price is said to be of one room where several are asked for", async () => {
  await drawn({}, {}, 2)

  expect(groups()[1]).toBe("Price per room per night")
})

test.each([
  ["kinds", "checkbox"],
  ["condoTypes", "checkbox"],
  ["propertyAmenities", "checkbox"],
  ["roomAmenities", "checkbox"],
  ["facts", "checkbox"],
  ["starBands", "checkbox"],
] as const)("several choices of %s can be ticked", async (group, type) => {
  await drawn()
  const inputs = inputsNamed(filterNames[group])

  expect(new Set(inputs.map((input) => input.type))).toEqual(new Set([type]))
  expect(inputs.map(({ value }) => value).toSorted()).toEqual(
    filterGroups[group].choices.map(String).toSorted(),
  )
})

test.each([
  ["guestScore", "9", { guestScore: 9 }],
  ["bedrooms", "2", { bedrooms: 2 }],
] as const)("of %s one choice is taken, or any", async (group, value, filters) => {
  const { unmount } = await drawn()
  const inputs = inputsNamed(filterNames[group])
  const checked = () =>
    inputsNamed(filterNames[group])
      .filter((input) => input.checked)
      .map((input) => input.value)
  expect(inputs.map((input) => input.type)).toEqual(inputs.map(() => "radio"))
  expect(inputs.map((input) => input.value)).toEqual([
    "",
    ...filterGroups[group].choices.map(String),
  ])
  expect(checked()).toEqual([""])
  expect(inputs[0]?.closest("label")?.textContent).toBe("Any")
  unmount()

  await drawn(filters)

  expect(checked()).toEqual([value])
})

test("terms are ticked by the value that addresses carry", async () => {
  await drawn({ freeCancellation: true })
  const facts = ["freeCancellation", "payAtProperty"].flatMap((name) =>
    inputsNamed(name).map(({ type, value, checked }) => [name, type, value, checked]),
  )

  expect(facts).toEqual([
    ["freeCancellation", "checkbox", "1", true],
    ["payAtProperty", "checkbox", "1", false],
  ])
  const terms = within(screen.getByRole("group", { name: "Booking terms" }))
  expect(
    terms
      .getAllByRole<HTMLInputElement>("checkbox")
      .map((one) => [one.closest("label")?.textContent, one.disabled]),
  ).toEqual([
    ["Free Cancellation3 stays", false],
    ["Pay at property3 stays", false],
  ])
})

test("each fact is among the others of its group", async () => {
  await drawn()
  const families = within(screen.getByRole("group", { name: "Families" }))

  expect(families.getAllByRole<HTMLInputElement>("checkbox").map(({ value }) => value)).toEqual([
    "cot",
    "highChair",
    "playArea",
  ])
})

test("each choice says how many stays it leaves, and one that leaves none cannot be taken", async () => {
  await drawn({}, { kinds: { hotel: 1, resort: 0, villa: 12 } })
  const labels = within(screen.getByRole("group", { name: "Property type" }))
    .getAllByRole<HTMLInputElement>("checkbox")
    .map((input) => [input.closest("label")?.textContent, input.disabled])

  expect(labels.slice(0, 3)).toEqual([
    ["Hotel1 stay", false],
    ["Resort0 stays", true],
    ["Condo0 stays", true],
  ])
  expect(labels[5]).toEqual(["Villa12 stays", false])
})

test("a choice that is on can be taken away, also where it leaves none", async () => {
  await drawn({ kinds: ["resort"] }, { kinds: {} })
  const [hotel, resort] = inputsNamed("kinds")

  expect([hotel?.checked, hotel?.disabled]).toEqual([false, true])
  expect([resort?.checked, resort?.disabled]).toEqual([true, false])
})
