import { render, screen } from "@testing-library/react"
import { lazy } from "react"
import { expect, it } from "vitest"
import { LateField } from "#ui/parts/fields/LateField.tsx"

/** Two fields, the first of which becomes a better one when it is told to. */
const drawn = () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Better = lazy(() => promise)
  render(
    <>
      <LateField id="late" first={<input id="late" aria-label="First" />}>
        <Better />
      </LateField>
      <input aria-label="Another" />
    </>,
  )
  return async () => {
    resolve({ default: () => <input id="late" aria-label="Better" /> })
    return screen.findByLabelText("Better")
  }
}

it("keeps a guest in the field when a better one comes in its place", async () => {
  const comes = drawn()
  screen.getByLabelText("First").focus()

  const better = await comes()

  expect(document.activeElement).toBe(better)
  expect(screen.queryByLabelText("First")).toBeNull()
})

it("leaves a guest alone who is in another field", async () => {
  const comes = drawn()
  screen.getByLabelText("First").focus()
  screen.getByLabelText("Another").focus()

  await comes()

  expect(document.activeElement).toBe(screen.getByLabelText("Another"))
})
