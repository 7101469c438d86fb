import { atCheckout, noon } from "#tests/ui/support/at-checkout.tsx"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

it("shows at once how long the rooms are held, and counts down", async () => {
  let now = noon
  await atCheckout({ now: () => now })
  const timer = await screen.findByRole("timer")

  expect(timer.textContent).toContain("15:00")
  now += 1_000
  await expect.poll(() => timer.textContent).toContain("14:59")
})
