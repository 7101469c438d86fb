import { Flag } from "#ui/parts/fields/Flag.tsx"
import { render } from "@testing-library/react"
import { expect, test } from "vitest"

const flagOf = (country: string) => {
  const { container } = render(<Flag country={country} />)
  return container.firstElementChild as HTMLElement
}

test.each([
  ["AC", "0% 0%"],
  ["AD", "6.666666666666667% 0%"],
  ["BS", "100% 6.666666666666667%"],
  ["ZW", "26.666666666666668% 100%"],
])("the flag of %s is the part of the picture at %s", (country, place) => {
  const flag = flagOf(country)

  expect(flag.style.backgroundPosition).toBe(place)
  expect(flag.getAttribute("aria-hidden")).toBe("true")
})

test("what is no country has no flag", () => {
  expect(flagOf("QQ").hasAttribute("style")).toBe(false)
})

test("a country without a flag looks like none", () => {
  expect(flagOf("QQ").className).not.toBe(flagOf("AC").className)
})
