import { Logo } from "#ui/shell/Logo.tsx"
import { render } from "@testing-library/react"
import { expect, it } from "vitest"

it("is a flower of five petals around its middle, and says nothing", () => {
  const { container } = render(<Logo />)
  const petals = [...container.querySelectorAll("path")].map((path) =>
    path.getAttribute("transform"),
  )

  expect(petals).toEqual([0, 72, 144, 216, 288].map((turn) => `rotate(${turn} 16 16)`))
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true")
})
