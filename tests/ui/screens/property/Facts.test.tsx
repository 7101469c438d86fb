import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { allFacts, factGroups, type Fact } from "#core/property/fact-groups.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { Facts } from "#ui/screens/property/Facts.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const rules = aProperty().houseRules

const drawn = (facts: ReadonlyArray<Fact>, { pets = false, language = "en" as Language } = {}) =>
  draw(<Facts property={aProperty({ facts, houseRules: { ...rules, pets } })} />, { language })

const headings = () =>
  screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)

test("a property of which nothing is known says nothing", async () => {
  const { container } = await drawn([])

  expect(container.textContent).toBe("")
})

test("what a property has is told by group, and a group of which it has nothing is left out", async () => {
  await drawn(["lift", "cot", "stepFree"])
  const section = screen.getByRole("region", { name: "Good to know" })

  expect(headings()).toEqual(["Accessibility", "Families"])
  expect(lines()).toEqual(["Step-free access", "Lift", "Baby cot"])
  expect(within(section).queryByText("Prayer room (surau)")).toBeNull()
})

test("pets that the house rules let in are told", async () => {
  await drawn([], { pets: true })

  expect(headings()).toEqual(["Practical"])
  expect(lines()).toEqual(["Pets welcome"])
})

test.each([
  ["en", "Muslim travellers", "Prayer room (surau)"],
  ["bm", "Pelancong Muslim", "Surau"],
  ["cn", "穆斯林旅客", "祈祷室"],
] as const)("every fact has an icon and words in %s", async (language, group, fact) => {
  await drawn(allFacts, { language })
  const told = screen.getAllByRole("listitem")

  expect(headings()).toHaveLength(Object.keys(factGroups).length)
  expect(headings()).toContain(group)
  expect(lines()).toContain(fact)
  expect(told.filter((line) => line.querySelector("svg"))).toHaveLength(allFacts.length)
  expect(lines().filter((line) => line?.startsWith("fact."))).toEqual([])
})
