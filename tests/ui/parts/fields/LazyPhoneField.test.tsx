import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { atCheckout } from "#tests/ui/support/at-checkout.tsx"

const phone = () => screen.findByLabelText<HTMLInputElement>("Phone")

it("keeps a guest in the field when its countries come while it is typed into", async () => {
  await atCheckout()
  const first = await phone()
  first.focus()

  await vi.waitFor(async () => expect(await phone()).not.toBe(first))

  expect(document.activeElement).toBe(await phone())
  await userEvent.paste("0123456789")
  expect((await phone()).value).toBe("0123456789")
})
