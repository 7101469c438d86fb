import { draw } from "#tests/ui/support/stage.tsx"
import { exactLink } from "#ui/app/exact-link.ts"
import { Link } from "@tanstack/react-router"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

it.each([
  ["/properties?where=penang", "page"],
  ["/properties?where=penang&adults=2", null],
  ["/properties", null],
  ["/properties/a-stay?where=penang", null],
])("a link to a search is at %s that of the page that is open: %s", async (at, current) => {
  await draw(
    <Link {...exactLink} to={"/properties" as never} search={{ where: "penang" } as never}>
      Penang
    </Link>,
    { at },
  )

  expect(screen.getByRole("link", { name: "Penang" }).getAttribute("aria-current")).toBe(current)
})
