import { draw } from "#tests/ui/support/stage.tsx"
import { CheckoutSkeleton } from "#ui/screens/checkout/CheckoutSkeleton.tsx"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

it("a checkout on its way keeps the place of its three parts and of the stay beside them", async () => {
  const { container } = await draw(<CheckoutSkeleton said="Holding your rooms…" />)

  expect(screen.getByRole("status").textContent).toBe("Holding your rooms…")
  const places = [...container.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
  expect(places.map(({ style }) => style.height)).toEqual(["16rem", "13rem", "9rem", "26rem"])
})
