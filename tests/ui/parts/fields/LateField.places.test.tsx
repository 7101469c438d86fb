import { render, screen } from "@testing-library/react"
import { lazy } from "react"
import { expect, it } from "vitest"
import { LateField } from "#ui/parts/fields/LateField.tsx"

type Fields = { readonly first: React.ReactNode; readonly better: React.ReactNode }

/** A field that becomes a better one when it is asked to. */
const drawn = ({ first, better }: Fields) => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Better = lazy(() => promise)
  render(
    <LateField id="late" first={first}>
      <Better />
    </LateField>,
  )
  return async () => {
    resolve({ default: () => better })
    return screen.findByLabelText<HTMLInputElement>("Better")
  }
}

it("keeps a guest in a field of which browsers do not say the place", async () => {
  const comes = drawn({
    first: <input id="late" type="email" aria-label="First" />,
    better: <input id="late" aria-label="Better" defaultValue="a@b.my" />,
  })
  screen.getByLabelText("First").focus()

  const better = await comes()

  expect(document.activeElement).toBe(better)
  expect(better.selectionStart).toBe("a@b.my".length)
})

it("leaves a guest alone who was in another control of the first field", async () => {
  const comes = drawn({
    first: (
      <>
        <input id="late" aria-label="First" />
        <input id="beside" aria-label="Beside" />
      </>
    ),
    better: <input id="late" aria-label="Better" />,
  })
  screen.getByLabelText("Beside").focus()

  const better = await comes()

  expect(document.activeElement).not.toBe(better)
})

it("leaves a guest alone who was in no field for text", async () => {
  const comes = drawn({
    first: (
      <button type="button" id="late">
        First
      </button>
    ),
    better: <input id="late" aria-label="Better" />,
  })
  screen.getByRole("button").focus()

  const better = await comes()

  expect(document.activeElement).not.toBe(better)
})

it("leaves a guest alone where no field for text came in its place", async () => {
  const comes = drawn({
    first: <input id="late" aria-label="First" />,
    better: <button type="button" id="late" aria-label="Better" />,
  })
  screen.getByLabelText("First").focus()

  const better = await comes()

  expect(document.activeElement).not.toBe(better)
})
