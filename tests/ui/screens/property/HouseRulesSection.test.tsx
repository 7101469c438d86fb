import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { HouseRules } from "#core/property/property.ts"
import { aProperty, houseRules } from "#fixtures/builders/a-property.ts"
import { HouseRulesSection } from "#ui/screens/property/HouseRulesSection.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const rulesOf = async (changes: Partial<HouseRules> = {}) => {
  const property = aProperty({ houseRules: houseRules(changes) })
  await draw(<HouseRulesSection property={property} />)
  const section = within(screen.getByRole("region", { name: "House Rules" }))
  expect(section.queryByRole("list")).toBeNull()
  return section
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

test("the house rules say when to come and go, when to be quiet, and who may come along", async () => {
  expect(await rulesOf()).toEqual([
    "Check-in: from 15:00",
    "Check-out: until 12:00",
    "Quiet hours: 22:00 – 07:00",
    "Pets: Not allowed",
    "Smoking: Not allowed",
    "Children: Allowed",
  ])
})

test("what is allowed and what is not is said of each", async () => {
  const rules = await rulesOf({ pets: true, smoking: true, children: false })

  expect(rules.slice(3)).toEqual(["Pets: Allowed", "Smoking: Allowed", "Children: Not allowed"])
})

test.each([
  [null, null],
  ["22:00", null],
  [null, "07:00"],
])("quiet hours are left out unless both their ends are known: %s to %s", async (from, until) => {
  const rules = await rulesOf({ quietFrom: from, quietUntil: until })

  expect(rules).toHaveLength(5)
  expect(rules.join()).not.toContain("Quiet")
})
