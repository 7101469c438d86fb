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
      <LateField id="late" first={<input id="late" aria-label="First" defaultValue="012" />}>
        <Better />
      </LateField>
      <input aria-label="Another" />
    </>,
  )
  return async () => {
    resolve({ default: () => <input id="late" aria-label="Better" defaultValue="012" /> })
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

it("is never without a field to type into while a better one comes in its place", async () => {
  const comes = drawn()
  screen.getByLabelText("First").focus()
  const focused: Array<string | null> = []
  const look = () => focused.push(document.activeElement?.getAttribute("aria-label") ?? null)
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })

  await comes()
  observer.disconnect()

  expect(new Set(focused)).toEqual(new Set(["Better"]))
})

it("keeps the place in the text at which a guest was typing", async () => {
  const comes = drawn()
  const first = screen.getByLabelText<HTMLInputElement>("First")
  first.focus()
  first.setSelectionRange(1, 2)

  const better = (await comes()) as HTMLInputElement

  expect([better.selectionStart, better.selectionEnd]).toEqual([1, 2])
})

it("leaves a guest alone who is in another field", async () => {
  const comes = drawn()
  screen.getByLabelText("First").focus()
  screen.getByLabelText("Another").focus()

  await comes()

  expect(document.activeElement).toBe(screen.getByLabelText("Another"))
})
